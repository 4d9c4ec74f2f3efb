/* Fifth entry of the package: reading and writing spreadsheets, for a worker. The libraries for it are here alone. */

export { serveSheets } from './campaigns/plan/serveSheets.ts';
