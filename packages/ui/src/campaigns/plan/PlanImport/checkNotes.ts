import type { Format } from '../../../format/format.ts';
import { textOf, trimmed } from '../headers.ts';
import { bodyOf } from '../planLines.ts';
import type { PlanMapping } from '../recognise.ts';
import type { Sheet } from '../sheet.ts';
import type { PlanImportWords } from './planImportLabels.ts';
import type { PlanState } from './usePlanImport.ts';

/** How many of many are named. */
const most = 8;

/** The first of many. */
export const namedOf = <Item>(all: readonly Item[]) => all.slice(0, all.length > most + 1 ? most : undefined);

/** Names the first of many, and says how many there are besides. */
export function listed<Item>(
  all: readonly Item[],
  nameOf: (item: Item) => string,
  text: PlanImportWords,
  format: Format,
): string {
  const named = namedOf(all).map(nameOf);
  const more = all.length - named.length;
  return format.list(more > 0 ? [...named, text.moreLeftOut(format.number(more))] : named);
}

/** The columns with something in the lines that become no field. The results of an export are worked out anew. */
export function columnsOut(sheet: Sheet, mapping: PlanMapping): number[] {
  const { rows } = sheet;
  const { lines } = bodyOf(sheet, mapping);
  const isOut = (column: number) =>
    mapping.columns[column] === null &&
    !/\bco2/i.test(textOf(rows[mapping.header]?.[column])) &&
    lines.some((index) => trimmed(rows[index]?.[column]));
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
  const nameOf = (column: number) =>
    trimmed(sheet.rows[mapping.header]?.[column]) || text.columnNumber(format.number(column + 1));
  return [
    out.length > 0 && text.columnsOut(listed(out, nameOf, text, format)),
    totals.copyless > 0 && text.copyless(format.number(totals.copyless)),
  ].filter((note) => note !== false);
}
