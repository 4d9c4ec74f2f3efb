import { countryOf } from './countries.ts';
import { withoutCurrency } from './currency.ts';
import { fold } from './fold.ts';
import { isNothing, plain, textOf, trimmed } from './headers.ts';
import { numberIn } from './numbersIn.ts';
import type { PlanMapping } from './recognise.ts';
import type { Cell } from './sheet.ts';

/** Words for a total: those that may have more behind them (`Subtotal video`), and those that stand alone. */
const totals =
  /^((grand|sub|sous|s) ?totals?|zw(ischen)? ?(summe|total)|endsumme|insgesamt|durchschnitt|mittelwert|gesamt ?(summe|ergebnis)|(total|summe) (general|gesamt|result)|somme totale)\b|^(totals?|totaux|totale|totaal|suma?|gesamt|summe|ergebnis|somme|average|avg|moyenne|ubertrag|[øσ∑])( (ht|h t|ttc|nett?o?|brutto?|gross))?$/;

const campaign = 'kampagne|campagne|campaign|media(?:plan)?|medien|alle medien|digital|online|offline|plan';

/** `Total Q4`, `Kampagne gesamt`: a placement may be called so as well. */
const likelyTotals = new RegExp(
  `^(?:total|gesamt|summe) ?(?:${campaign}|\\d{4}|[qth][1-4])$|^(?:${campaign}) (?:total|gesamt)$`,
);

/** `Summe Bild`, `Spiegel Total`, and such a word alone. */
const totalOf = /^(?:total|summe?|suma|somme|gesamt)\b *(.*)|^(.*) (?:total|ergebnis|summe|gesamt|result)$/;

/** Whether a row is a total, as its first cell says: `Total: Account` of Google Ads, `Total Spain`. */
export function isTotal(row: readonly Cell[]): boolean {
  const [first, ...others] = row.filter(trimmed);
  const [word = ''] = textOf(first).split(':');
  // Folded, `∑` is nothing.
  const name = fold(word) || word.trim();
  if (totals.test(name) || (likelyTotals.test(name) && !others.some(isWord))) return true;
  const country = countryOf(totalOf.exec(name)?.[1] ?? '');
  // `Total France` may be a customer, of which the row says more than figures.
  return country !== undefined && !others.some((cell) => isWord(cell) && countryOf(textOf(cell)) !== country);
}

/** Whether a row is a part of the line above, which has counted it: `davon Mobile`. */
export const isPart = (row: readonly Cell[]) =>
  /^(davon|thereof|of which|dont) /.test(fold(textOf(row.find(trimmed))));

/** Whether a cell is a word, and no figure with its currency. */
export const isWord = (cell: Cell) =>
  !isNothing(textOf(cell)) && /\p{L}/u.test(withoutCurrency(textOf(cell)));

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

type Row = readonly Cell[];

const wordsIn = (row: Row) => row.filter(isWord).length;

/** Finds the rows whose impressions are the sum of those of the lines above, whatever they are called. */
export function sumFinder({ columns = [], decimal = '.' }: Partial<PlanMapping>) {
  // A saved campaign has the same impressions in every stage.
  const column = columns.includes('stage') ? -1 : columns.indexOf('impressions');
  const impressionsOf = (row: Row) => {
    const cell = row[column] ?? null;
    return numberIn(textOf(cell), typeof cell === 'number' ? '.' : decimal) ?? 0;
  };
  const begin = () => ({ sum: 0, lines: 0, allSayMore: true });
  const whole = begin();
  let part = begin();
  return {
    impressionsOf,
    add(row: Row) {
      const value = impressionsOf(row);
      if (value <= 0) return;
      for (const group of [part, whole]) {
        group.sum += value;
        group.lines += 1;
        group.allSayMore &&= wordsIn(row) > 1;
      }
    },
    /** Begins another part of the plan, below a total or a heading. */
    end() {
      part = begin();
    },
    /**
     * Whether a row is the sum of at least two lines, and then whether it is `bare`: its name is all that it says, and they
     * say more. A bare one that is called a total may be that of a single line.
     */
    sumOf(row: Row): 'bare' | 'full' | undefined {
      const value = impressionsOf(row);
      const isBare = wordsIn(row) < 2;
      const isCalled = totalOf.test(fold(textOf(row.find(trimmed))));
      const of = [part, whole].find(
        ({ sum, lines, allSayMore }) =>
          (lines > 1 || (lines > 0 && isCalled && isBare && allSayMore)) &&
          Math.abs(sum - value) <= sum * 1e-9,
      );
      if (!of) return undefined;
      return isBare && of.allSayMore ? 'bare' : 'full';
    },
    /** Whether a total says that all lines above were counted twice. */
    isHalf: (row: Row) => whole.sum > 0 && Math.abs(whole.sum / 2 - impressionsOf(row)) <= whole.sum * 1e-9,
  };
}

/**
 * Finds the headings among lines that are the sum of those below them, as in pivot tables: up to the next heading, or the
 * end of their part of the plan. Those that are `bare`, as above, may have a single line if others have several; so may all
 * if the lines are `doubled`: twice what their total says.
 */
export function headingsIn(
  rows: readonly Row[],
  lines: readonly number[],
  impressionsOf: (row: Row) => number,
  doubled: boolean,
) {
  const found = new Map<number, 'bare' | 'full'>();
  const ends = new Map<number, number>();
  let most = 0;
  const rowAt = (at: number) => rows[lines[at] ?? -1] ?? [];
  const follows = (at: number) => (lines[at] ?? 0) === (lines[at - 1] ?? 0) + 1;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const whole = impressionsOf(rowAt(at));
    const parts: Row[] = [];
    let sum = 0;
    let end = at + 1;
    while (sum < whole * (1 - 1e-9) && follows(end)) {
      const value = impressionsOf(rowAt(end));
      if (value > 0) parts.push(rowAt(end));
      sum += value;
      end = ends.get(end) ?? end + 1;
    }
    if (parts.length === 0 || Math.abs(sum - whole) > whole * 1e-9) continue;
    const bare = wordsIn(rowAt(at)) < 2 && parts.every((row) => wordsIn(row) > 1);
    if (!bare && !doubled && (parts.length < 2 || (follows(end) && !ends.has(end)))) continue;
    ends.set(at, end);
    most = Math.max(most, parts.length);
    found.set(lines[at] ?? -1, bare ? 'bare' : 'full');
  }
  return most > 1 ? found : [];
}
