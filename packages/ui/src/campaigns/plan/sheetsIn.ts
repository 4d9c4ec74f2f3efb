import { askWorker } from '../../askWorker.ts';
import type { SheetAnswer, SheetCall } from './serveSheets.ts';
import { type Cell, SheetError, type SheetReader } from './sheet.ts';

/** Writes rows as a workbook with one sheet of this name. */
export type SheetWriter = (rows: readonly (readonly Cell[])[], name: string) => Promise<Blob>;

export type Sheets = { read: SheetReader; write: SheetWriter };

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A worker that fails as it runs has no memory left. */
const faultOf = (event: Event) => new SheetError(event instanceof ErrorEvent ? 'unreadable' : 'not_loaded');

/** Reads and writes tables in a worker, so that the page never blocks. */
export function sheetsIn(start: () => Worker): Sheets {
  const ask = (call: SheetCall, report?: (rows: number) => void, signal?: AbortSignal) => {
    const take = (answer: SheetAnswer) => {
      if (answer.is !== 'progress') return answer;
      report?.(answer.rows);
    };
    return askWorker(start, call, take, faultOf, signal);
  };

  return {
    read: async (source, { signal, report, ...options } = {}) => {
      const answer = await ask({ call: 'read', source, options }, report, signal);
      if (answer.is === 'sheet') return answer.sheet;
      throw new SheetError(answer.is === 'problem' ? answer.problem : 'unreadable');
    },
    write: async (rows, name) => {
      const answer = await ask({ call: 'write', rows, name });
      if (answer.is !== 'file') throw new SheetError('unreadable');
      return new Blob([answer.bytes], { type: xlsx });
    },
  };
}
