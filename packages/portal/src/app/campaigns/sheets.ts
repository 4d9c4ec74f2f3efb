import { sheetsIn } from '@leaf/ui/plan';

/** Spreadsheets are read and written in a worker, whose code no page loads. */
export const sheets = sheetsIn(
  () => new Worker(new URL('./sheetWorker.ts', import.meta.url), { type: 'module' }),
);
