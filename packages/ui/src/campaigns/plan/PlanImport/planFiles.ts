import type { Stage } from '@leaf/emissions';
import { wordOf } from '../../../labels/wordOf.ts';
import { csvBlob, saveFile } from '../../../layout/ChartFigure/saveFile.ts';
import type { ExportWords } from '../exports.ts';
import type { PlanField } from '../fields.ts';
import type { PlanLine } from '../planLine.ts';
import type { PlanMapping } from '../recognise.ts';
import type { Sheet } from '../sheet.ts';
import type { SheetWriter } from '../sheetsIn.ts';
import { templateTable } from '../templates.ts';
import { delimitedText, fileNameOf, styleFor } from '../writing.ts';
import type { PlanImportWords } from './planImportLabels.ts';

/** The language of a file: its locale, the names of fields and values, and the words of the import. */
export type FileWords = { locale: string; words: ExportWords; text: PlanImportWords };

/** Saves a table to fill in: a header and one example line. */
export async function saveTemplate(
  kind: 'xlsx' | 'csv',
  { stage, write, locale, words, text }: FileWords & { stage?: Stage; write: SheetWriter },
): Promise<void> {
  const table = templateTable(stage, words);
  const name = fileNameOf(text.templateName, stage ? wordOf(words.values, stage) : '');
  const file = kind === 'csv' ? csvBlob(delimitedText(table, styleFor(locale))) : await write(table, name);
  saveFile(file, `${name}.${kind}`);
}

/** Saves the faulty lines of the file, with the corrections made so far and the reasons beside them. */
export function saveFaulty(
  { sheet, mapping, faulty }: { sheet: Sheet; mapping: PlanMapping; faulty: readonly PlanLine[] },
  { locale, words, text }: FileWords,
): void {
  const style = { separator: sheet.separator ?? styleFor(locale).separator, decimal: mapping.decimal };
  const columns = mapping.columns;
  const head = columns.map(
    (field, column) => sheet.rows[mapping.header]?.[column] ?? (field ? wordOf(words.fields, field) : null),
  );
  const body = faulty.map((line) => [
    ...columns.map((field, column) =>
      field ? (line.inFile[field] ?? line.given[field] ?? null) : (sheet.rows[line.index]?.[column] ?? null),
    ),
    Object.entries(line.faults)
      .map(([field, message]) => `${wordOf(words.fields, field as PlanField)}: ${message}`)
      .join(' '),
  ]);
  const table = [[...head, wordOf(words.fields, 'reason')], ...body];
  const base = sheet.name.replace(/\.[^.]*$/, '') || text.templateName;
  saveFile(csvBlob(delimitedText(table, style)), `${fileNameOf(base, text.faultyName)}.csv`);
}
