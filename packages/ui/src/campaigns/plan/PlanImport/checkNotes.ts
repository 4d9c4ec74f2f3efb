import type { Format } from '../../../format/format.ts';
import { textOf } from '../headers.ts';
import { bodyOf } from '../planLines.ts';
import type { PlanMapping } from '../recognise.ts';
import type { Sheet } from '../sheet.ts';
import type { PlanImportWords } from './planImportLabels.ts';
import type { PlanState } from './usePlanImport.ts';

/** How many columns are named. */
const most = 8;

/** The columns with something in the lines that become no field. The results of an export are worked out anew. */
export function columnsOut(sheet: Sheet, mapping: PlanMapping): number[] {
  const { rows } = sheet;
  const { lines } = bodyOf(sheet, mapping);
  const isOut = (column: number) =>
    mapping.columns[column] === null &&
    !/\bco2/i.test(textOf(rows[mapping.header]?.[column])) &&
    lines.some((index) => textOf(rows[index]?.[column]).trim() !== '');
  return [...mapping.columns.keys()].filter(isOut);
}

/** What gets lost without an error: columns that are not imported, and rows without a copy anywhere. */
export function checkNotes(
  { sheet, mapping, totals }: Pick<PlanState, 'sheet' | 'mapping' | 'totals'>,
  text: PlanImportWords,
  format: Format,
): string[] {
  if (!sheet || !mapping) return [];
  const out = columnsOut(sheet, mapping);
  const named = out
    .slice(0, out.length > most + 1 ? most : undefined)
    .map(
      (column) =>
        textOf(sheet.rows[mapping.header]?.[column]).trim() || text.columnNumber(format.number(column + 1)),
    );
  if (named.length < out.length) named.push(text.moreLeftOut(format.number(out.length - most)));
  return [
    ...(named.length > 0 ? [text.columnsOut(format.list(named))] : []),
    ...(totals.copyless > 0 ? [text.copyless(format.number(totals.copyless))] : []),
  ];
}
