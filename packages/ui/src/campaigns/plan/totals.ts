import { countryOf } from './countries.ts';
import { withoutCurrency } from './currency.ts';
import { fold } from './fold.ts';
import { isNothing, textOf } from './headers.ts';
import type { Cell } from './sheet.ts';

/** Words for a total: those that may have more behind them (`Subtotal video`), and those that stand alone. */
const totals =
  /^((grand|sub|sous) ?totals?|zwischensumme|durchschnitt|mittelwert|gesamt ?(summe|ergebnis)|total (general|result))\b|^(totals?|totaux|sum|gesamt|summe|ergebnis|somme|average|avg|moyenne|ø)( (ht|ttc|nett?o?|brutto?|gross))?$/;

/** `Summe Bild`, `Spiegel Total`, and such a word alone. */
const totalOf = /^(?:total|summe?|somme|gesamt)\b *(.*)|^(.*) (?:total|ergebnis|summe|gesamt|result)$/;

/** Whether a row is a total, as its first cell says: `Total: Account` of Google Ads, `Total Spain`. */
export function isTotal(row: readonly Cell[]): boolean {
  const [first, ...others] = row.filter((cell) => normalized(cell) !== '');
  const [word = ''] = textOf(first).split(':');
  const name = fold(word);
  if (totals.test(name)) return true;
  const country = countryOf(totalOf.exec(name)?.[1] ?? '');
  // `Total France` may be a customer, of which the row says more than figures.
  return country !== undefined && !others.some((cell) => isWord(cell) && countryOf(textOf(cell)) !== country);
}

/** Whether a cell is a word, and no figure with its currency. */
export const isWord = (cell: Cell) =>
  !isNothing(textOf(cell)) && /\p{L}/u.test(withoutCurrency(textOf(cell)));

const normalized = (cell: Cell | undefined) => textOf(cell).trim().toLowerCase();

/**
 * Finds the subtotals of pivot tables in the rows below the header: `Spiegel Total` where another row has `Spiegel`, or
 * `Total` next to a row that has the same before it.
 */
export function subtotalsIn(rows: readonly (readonly Cell[])[]): (index: number) => boolean {
  let all: Set<string> | undefined;
  const isNamed = (name: string) => {
    all ??= new Set(rows.flatMap((row) => row.map(normalized)));
    return all.has(name);
  };
  return (index) =>
    rows[index]?.some((cell, at, row) => {
      const [found, behind, before = behind] = totalOf.exec(normalized(cell)) ?? [];
      // A line may have the device or the audience `Total`, or `Spiegel Gesamt` as its placement.
      if (!found || (row.slice(0, at).some(isWord) && row.slice(at + 1).some(isWord))) return false;
      if (before) return isNamed(before);
      return [rows[index - 1], rows[index + 1]].some(
        (near) => near?.[at] && normalized(near[at]) !== found && near[at - 1] === row[at - 1],
      );
    }) ?? false;
}
