import { readSheet } from './reading/readSheet.ts';
import {
  type Cell,
  problemOf,
  type ReadOptions,
  type Sheet,
  SheetError,
  type SheetProblem,
  sheetLimits,
} from './sheet.ts';
import { workbook } from './workbook.ts';

/** A request to the worker. */
export type SheetCall =
  | { call: 'read'; source: Blob | string; options: ReadOptions & { name?: string } }
  | { call: 'write'; rows: readonly (readonly Cell[])[]; name: string };

/** A reply of the worker. */
export type SheetAnswer =
  | { is: 'progress'; rows: number }
  | { is: 'sheet'; sheet: Sheet }
  | { is: 'file'; bytes: Uint8Array<ArrayBuffer> }
  | { is: 'problem'; problem: SheetProblem };

async function bytesOf(source: Blob | string): Promise<Uint8Array | string> {
  if (typeof source === 'string') return source;
  // Checked before reading: a file that is too large never gets into memory.
  if (source.size > sheetLimits.bytes) throw new SheetError('too_large');
  // It may have been moved or changed since it was chosen.
  const bytes = await source.arrayBuffer().catch(() => {
    throw new SheetError('unreadable');
  });
  return new Uint8Array(bytes);
}

/** Handles one request. */
export async function answerSheetCall(
  asked: SheetCall,
  report: (rows: number) => void,
): Promise<SheetAnswer> {
  try {
    if (asked.call === 'write') {
      return { is: 'file', bytes: new Uint8Array(await workbook(asked.rows, asked.name)) };
    }
    return { is: 'sheet', sheet: await readSheet(await bytesOf(asked.source), asked.options, report) };
  } catch (error) {
    return { is: 'problem', problem: problemOf(error) };
  }
}

/** The worker's side of `sheetsIn`: reads and writes tables. Call it in the module of a worker. */
export function serveSheets(): void {
  addEventListener('message', async ({ data }: MessageEvent<SheetCall>) => {
    const answer = await answerSheetCall(data, (rows) => postMessage({ is: 'progress', rows }));
    try {
      postMessage(answer);
    } catch {
      // There is no memory for a copy of what was read.
      postMessage({ is: 'problem', problem: 'too_large' } satisfies SheetAnswer);
    }
  });
}
