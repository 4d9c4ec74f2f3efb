import type { SheetAnswer, SheetCall } from './serveSheets.ts';
import { type Cell, SheetError, type SheetReader } from './sheet.ts';

/** Writes rows as a workbook with one sheet of this name. */
export type SheetWriter = (rows: readonly (readonly Cell[])[], name: string) => Promise<Blob>;

export type Sheets = { read: SheetReader; write: SheetWriter };

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Reads and writes tables in a worker, so that the page never blocks. Every call gets its own worker, which
 * ends with it: that frees its memory and lets an aborted call stop at once.
 */
export function sheetsIn(start: () => Worker): Sheets {
  const ask = (call: SheetCall, report?: (rows: number) => void, signal?: AbortSignal) =>
    new Promise<SheetAnswer>((resolve, reject) => {
      const worker = start();
      const end = () => {
        worker.terminate();
        signal?.removeEventListener('abort', stop);
      };
      const stop = () => {
        end();
        reject(signal?.reason);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => {
        if (data.is === 'progress') return report?.(data.rows);
        end();
        resolve(data);
      });
      // The worker's code failed to load, or it ran out of memory.
      worker.addEventListener('error', () => {
        end();
        reject(new SheetError('unreadable'));
      });
      signal?.addEventListener('abort', stop);
      if (signal?.aborted) return stop();
      worker.postMessage(call);
    });

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
