import { countryOf } from './countries.ts';
import { fold } from './fold.ts';
import { isNothing, textOf } from './headers.ts';
import type { Cell } from './sheet.ts';

/** Words for a total: those that may have more behind them (`Subtotal video`), and those that stand alone. */
const totals =
  /^((grand|sub|sous) ?totals?|zwischensumme|durchschnitt|mittelwert|gesamt ?(summe|ergebnis)|total (general|result))\b|^(totals?|totaux|sum|gesamt|summe|ergebnis|somme|average|avg|moyenne|ø)( (ht|ttc|nett?o?|brutto?|gross))?$/;

/** `Summe Bild`, `Spiegel Total`, and such a word alone. */
const totalOf = /^(?:total|summe?|somme|gesamt)\b *(.*)|^(.*) (?:total|ergebnis|summe|gesamt|result)$/;

/** Whether a row that begins with this cell is a total: `Total: Account` of Google Ads, `Total Spain`. */
export function isTotal(first: string): boolean {
  const [word = ''] = first.split(':');
  const name = fold(word);
  return totals.test(name) || countryOf(totalOf.exec(name)?.[1] ?? '') !== undefined;
}

/** Whether a cell is a word, and no figure with its currency. */
export const isWord = (cell: Cell) =>
  !isNothing(textOf(cell)) && /\p{L}/u.test(textOf(cell).replace(/\b(EUR|USD|GBP|CHF)\b/g, ''));

const plain = (cell: Cell | undefined) => textOf(cell).trim().toLowerCase();

/**
 * Finds the subtotals of pivot tables in the rows below the header: `Spiegel Total` where another row has `Spiegel`, or
 * `Total` next to a row that has the same before it.
 */
export function subtotalsIn(rows: readonly (readonly Cell[])[]): (index: number) => boolean {
  let all: Set<string> | undefined;
  const isNamed = (name: string) => {
    all ??= new Set(rows.flatMap((row) => row.map(plain)));
    return all.has(name);
  };
  return (index) =>
    rows[index]?.some((cell, at, row) => {
      const [found, behind, before = behind] = totalOf.exec(plain(cell)) ?? [];
      // A line may have the device or the audience `Total`, or `Spiegel Gesamt` as its placement.
      if (!found || (row.slice(0, at).some(isWord) && row.slice(at + 1).some(isWord))) return false;
      if (before) return isNamed(before);
      return [rows[index - 1], rows[index + 1]].some(
        (near) => near?.[at] && plain(near[at]) !== found && near[at - 1] === row[at - 1],
      );
    }) ?? false;
}
