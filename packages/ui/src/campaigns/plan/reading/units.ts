import { currencies } from '../currency.ts';
import { textOf, trimmed } from '../headers.ts';
import type { Cell } from '../sheet.ts';

/** A cell that says what the column below it counts: `(000)`, `kB`, `in %`. A `1,000` alone is a number. */
const unit = new RegExp(
  `^(?!1[., ]000$)(?:(?:in|en) )?[([]?('?0{3}s?|1[., ]000|1[., ]?000er|%|[kmt]|[kmg]i?[bo]|bytes?|octets|tsd|tausend|thousands?|milliers|miles|mio|mn|mln|millionen|millions?|millones|h|hours?|std|stunden|heures|s|secs?|sek|seconds?|sekunden|secondes|${currencies}|px|#)\\.?[)\\]]?$`,
  'i',
);

/** Plans have their header at the top; below that, no row is looked at. */
const top = 40;

/**
 * Moves a row of units into the header above it: `Size` over `kB` becomes `Size (kB)`. Half of its cells are units,
 * and none of the others has a digit, so that no line is taken for one.
 */
export function joinUnits(rows: Cell[][]): void {
  for (let index = 1; index < Math.min(rows.length, top); index += 1) {
    const above = rows[index - 1] ?? [];
    const row = (rows[index] ?? []).map(trimmed);
    const others = row.filter(
      (cell, column) => cell !== '' && !unit.test(cell) && cell !== trimmed(above[column]),
    );
    const named = row.filter((cell) => unit.test(cell));
    const header =
      above.some(trimmed) &&
      // `100%` may head a column.
      !above.some((cell) => /^[\d.,\s'’]+$/.test(textOf(cell)));
    // A letter alone may be a name.
    const isUnits = named.length >= others.length && named.some((cell) => !/^\p{L}$/u.test(cell));
    if (!header || !isUnits || others.some((cell) => /\d/.test(cell))) continue;
    row.forEach((cell, column) => {
      const word = unit.exec(cell)?.[1];
      const head = trimmed(above[column]);
      if (word && !head.split(/[\s()[\]]+/).includes(word)) above[column] = `${head} (${word})`.trim();
    });
    rows[index] = [];
    return;
  }
}
