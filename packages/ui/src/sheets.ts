/* Fifth entry of the package: reading and writing spreadsheets, for a worker. Only this entry contains the
   libraries for it. */

export { serveSheets } from './campaigns/plan/serveSheets.ts';
