import path from 'node:path';

/** What the React Compiler may leave as it is. It skips what it cannot read, and says nothing. */
const mayBeSkipped = [
  'campaigns/CampaignDetailScreen/Description.tsx', // a text and a button, left alone for the size of the overview
  'campaigns/overview/EmissionsChart/RowsDrawing.tsx', // drawn again only when all of it changes
  'campaigns/plan/PlanImport/CheckStep.tsx', // its `plan` is new each time
  'campaigns/plan/PlanImport/ColumnsStep.tsx', // its table is drawn whole
  'campaigns/plan/PlanImport/DoneStep.tsx', // drawn once or twice
  'campaigns/plan/PlanImport/FaultItem.tsx', // its `group` is new each time
  'campaigns/plan/PlanImport/FaultList.tsx', // its `plan` is new each time; memoised by hand
  'campaigns/plan/PlanImport/GiveStep.tsx', // drawn again only while a file is read
  'campaigns/plan/PlanImport/PlanDefaultFields.tsx', // a few selects, left alone for the size of the import
  'campaigns/plan/PlanImport/PlanImport.tsx', // its `plan` is new each time
  'campaigns/plan/PlanImport/PlanReading.tsx', // a few selects, left alone for the size of the import
  'campaigns/plan/PlanImport/PlanSummary.tsx', // its `plan` is new each time
  'campaigns/plan/PlanImport/PlanTable.tsx', // TanStack Virtual mutates its measurements in place
  'campaigns/plan/PlanImport/usePlanFiles.ts', // a condition inside `try`
  'campaigns/plan/PlanImport/usePlanImport.ts', // `finally`
  'campaigns/plan/PlanImport/usePlanWriting.ts', // memoised by hand
  'campaigns/row/RowTab/ChangeRowsDialog.tsx', // three fields, left alone for the size of the tabs
  'form/useForm.ts', // it passes on what Mantine memoises, left alone for the size of the first page
  'layout/ChartFigure/ChartFigure.tsx', // `import()`
  'layout/DataTable/DensitySwitch.tsx', // one button, left alone for the size of every table
  'layout/DataTable/TableTools.tsx', // one line, left alone for the size of every table
  'layout/DataTable/useDataRows.ts', // memoised by hand, for its search and the size of every table
  'layout/DataTable/useWindow.ts', // TanStack Virtual
  'theme/LeafPageProvider.tsx', // memoised by hand, for the size of the first page
];

const skipped = new Set<string>();

/** Notes what the compiler skips. */
export const logger = {
  logEvent(file: string | null, { kind }: { kind: string }) {
    if (file && kind !== 'CompileSuccess') skipped.add(path.relative('src', file).replaceAll('\\', '/'));
  },
};

/** Fails the build when a component or hook was skipped that is not named, or one that is named was not. */
export function assertCompiled() {
  const found = [...skipped].sort();
  if (found.join() === mayBeSkipped.join()) return;
  throw new Error(`The React Compiler skipped ${found.join(', ')}; expected ${mayBeSkipped.join(', ')}.`);
}
