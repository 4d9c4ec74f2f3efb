/* Fourth entry of the package: the import of media plans and the export of campaigns, loaded where they are used. */

export { exportFile } from './campaigns/plan/exportFile.ts';
export { type ExportWords, exportJson, exportTable } from './campaigns/plan/exports.ts';
export type { PlanField } from './campaigns/plan/fields.ts';
export type { PlanOutcome } from './campaigns/plan/PlanImport/DoneStep.tsx';
export {
  type KnownRow,
  PlanImport,
  type PlanImportProps,
  type PlanImportRow,
} from './campaigns/plan/PlanImport/PlanImport.tsx';
export { planImportLabels } from './campaigns/plan/PlanImport/planImportLabels.ts';
export type { SavedMapping } from './campaigns/plan/recognise.ts';
export { type Cell, type Sheet, SheetError, type SheetReader } from './campaigns/plan/sheet.ts';
export { type Sheets, type SheetWriter, sheetsIn } from './campaigns/plan/sheetsIn.ts';
export { delimitedText, type FileStyle, fileNameOf } from './campaigns/plan/writing.ts';
