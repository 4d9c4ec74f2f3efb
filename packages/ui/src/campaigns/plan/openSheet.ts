import type { PlanVocabulary } from './headers.ts';
import type { Sheet } from './sheet.ts';
import { alignTables } from './tables.ts';
import { exampleIn } from './templates.ts';

export { recognise, savedMapping } from './recognise.ts';

/** A sheet as the import reads it: its tables as one, and the row that is still the example of a template. */
export const openSheet = (
  sheet: Sheet,
  vocabulary: PlanVocabulary,
  nameOf: (place: string) => string,
): Sheet => ({
  ...sheet,
  rows: alignTables(sheet.rows, vocabulary),
  // Whoever fills in a template may leave its example above their own lines.
  example: exampleIn(sheet.rows, vocabulary, nameOf),
});
