import { withoutNoise } from '../../format/withoutNoise.ts';
import { fold, spaced } from './fold.ts';

export type DecimalSign = '.' | ',';

/** Spaces and apostrophes that group digits in Europe. */
const spaces = /(?<=\d)[\s'’´](?=\d{3}(?!\d))/g;

const magnitudes = new Map(
  Object.entries({
    '': 1,
    '%': 0.01,
    '000 000s k tai thousand thousands thd ths tausend tsd 000er 1000er mille milliers tys miles milhares migliaia duizend': 1e3,
    'm mm mn mio mln mill million millions millionen millones milhoes milioni miljoen': 1e6,
    'mrd bn milliarde milliarden milliard milliards billion billions': 1e9,
  }).flatMap(([words, factor]) => words.split(' ').map((word) => [word, factor] as const)),
);

/** Digits with points and commas in JavaScript notation; null if they do not form a number. */
function digitsOf(text: string, decimal: DecimalSign): string | null {
  const grouping = decimal === '.' ? ',' : '.';
  const integer = /^[+-]?\d+$/;
  if (integer.test(text)) return text;
  // India groups by two digits before the last three: 12,50,000.
  const grouped = (group: string, sign: string) =>
    new RegExp(`^[+-]?[1-9]\\d{0,2}(?:\\${group}\\d{2,3})*\\${group}\\d{3}(?:\\${sign}\\d*)?$`);
  const single = (sign: string) => new RegExp(`^[+-]?\\d*\\${sign}\\d+$|^[+-]?\\d+\\${sign}$`);
  for (const [sign, group] of [
    [decimal, grouping],
    // A number that does not use the file's decimal sign may still be unambiguous: 0,45 among 0.45.
    [grouping, decimal],
  ] as const) {
    if (grouped(group, sign).test(text)) return text.replaceAll(group, '').replace(sign, '.');
    if (single(sign).test(text)) return text.replace(sign, '.');
  }
  return null;
}

/** A cell without what plans write beside a number: `ca. 500.000`, `250000*`, `1.250.000 AI`. */
export const unadorned = (cell: string): string =>
  spaced(cell).replace(/^((ca|env)(\.|\s)|~)\s*|\*+$|\s*(?<!t)(ad[ -]?)?(ais?|imp(r|s|ressions?)\.?)$/gi, '');

/**
 * The number in a cell, with thousands separators, exponents, `%` and `Mio.`; null if there is none. Numbers
 * out of range do not count.
 */
export function numberIn(cell: string, decimal: DecimalSign): number | null {
  const trimmed = unadorned(cell).replace(spaces, '');
  const [, body = '', exponent = '', tail = ''] =
    /^([+-]?[\d.,]+)(?:e([+-]?\d{1,3}))?\s*(.*)$/iu.exec(trimmed) ?? [];
  const digits = body === '' ? null : digitsOf(body, decimal);
  if (digits === null) return null;
  const factor = magnitudes.get(tail.replace(/\.$/, '').toLowerCase());
  if (factor === undefined) return null;
  // Digits and exponent together: applied one after the other they would be rounded twice.
  const value = Number(exponent === '' ? digits : `${digits}e${exponent}`);
  const result = factor === 1 ? value : withoutNoise(value * factor);
  return Number.isFinite(result) ? result : null;
}

/**
 * The decimal sign of a file, from numbers that can be read in only one way. Ambiguous ones (1.234) do not
 * count.
 */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | undefined {
  /** Above 0, more commas are decimal signs than points. */
  let commas = 0;
  for (const cell of cells) {
    const digits = /^[+-]?[\d.,\s'’]+(?=\s*\D{0,4}$)/u.exec(unadorned(cell))?.[0].trim();
    if (!digits) continue;
    const comma = digits.lastIndexOf(',');
    const point = digits.lastIndexOf('.');
    if (comma < 0 && point < 0) continue;
    if (comma >= 0 && point >= 0) {
      commas += comma > point ? 1 : -1;
      continue;
    }
    const sign = comma >= 0 ? ',' : '.';
    const parts = digits.split(sign);
    // Several groups are thousands; one of three digits after a number that can be grouped may be.
    const thousands = parts.length > 2;
    if (parts.at(-1)?.length === 3 ? !thousands && /^[+-]?[1-9]\d{0,2}$/.test(parts[0] ?? '') : thousands)
      continue;
    // Thousands use the sign that decimals don't.
    commas += (sign === ',') === thousands ? -1 : 1;
  }
  if (commas === 0) return undefined;
  return commas > 0 ? ',' : '.';
}

/** The decimal sign beside counts, which have no fraction: 1.234 of them is in thousands. */
export function signBesideCounts(cells: readonly string[]): DecimalSign | undefined {
  const count = cells.find((cell) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(unadorned(cell)));
  if (count === undefined) return undefined;
  return count.includes('.') ? ',' : '.';
}

/** `Impressions (M)` and `Impr. M` are millions, `Impr. M 18-49` those of men. */
const millions = /[([]\s*(?:in )?m\s*[)\]]|\p{L}{3}\.? (?:in )?m\s*$/iu;

/** `(1000)`, `x1000`, `/1000` and `in 1000`, but not `(1000 Kontakte)`, `300 x 1000` and `Preis/1000 Impressions`. */
const inThousands = /[([] ?1000 ?[)\]]|(\b[ie]n|(?<!\d ?)(\bx|[×*])) ?1000\b|\/ ?1000$/gi;

/** `Impressions (T)` and `Impr. in T` are thousands in German, as in `T€`. */
const tausend = /[([] ?(in )?t\.? ?[)\]]|\bin t\.?$/gi;

/** A million in English. In Spanish and Portuguese a thousand, and so in a cell either: `500 mil`. */
const mil = /\bmil\b/gi;
const iberian = /impresion|impressõ|impressoes/i;

/** Not the thousands of `(1.000)`: `10.000` and `min. 1.000`. */
const limits = /\b(\d{2,3}|[2-9]|(mind?|max|ab|auf|of)\W+1)[.,\s'’]000\b/gi;

/** What the numbers below a header count: `Impressions (000)`, `(x1000)` and `in Tsd.` are thousands. */
export const magnitudeIn = (header: string): number =>
  fold(
    header
      .replace(inThousands, ' k ')
      .replace(tausend, ' k ')
      .replace(mil, iberian.test(header) ? 'k' : 'mio')
      .replace(limits, ''),
  )
    .split(' ')
    .reduce(
      (found, word) => (word === 'm' && !millions.test(header) ? found : (magnitudes.get(word) ?? found)),
      1,
    );

/** A number without a word or `%`: a quarter of the weight is no weight, and a million seconds are none. */
export const bareNumberIn = (cell: string, decimal: DecimalSign): number | null =>
  /[\p{L}%]\.?\s*$/u.test(cell) ? null : numberIn(cell, decimal);

/** The megabytes of a unit: `kB`, `Mo`, `KiB`, `150k`; 0 for other words, such as the English `to`. */
function unitFactor(word: string): number {
  const [unit, prefix = '', binary] =
    /^(?!to$)(?:([kmgt])(?:(i(?=[bo]))|ilo|ega|iga|era)?)?(?:b|o|bytes?|octets?|(?<=[km]))$/i.exec(word) ??
    [];
  if (unit === undefined) return 0;
  return (binary ? 1024 : 1000) ** ' kmgt'.indexOf(prefix.toLowerCase() || ' ') / 1e6;
}

export const sizeUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** The unit that a header names: `File size (KB)`. One behind a number is rather that of a limit: `KB, up to 2 MB`. */
export const unitIn = (header: string): SizeUnit | undefined =>
  lastUnitIn(header.replace(/\d\s?\p{L}+/gu, '')) ?? lastUnitIn(header);

function lastUnitIn(text: string): SizeUnit | undefined {
  for (const word of text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .reverse()) {
    const factor = word.length > 1 && unitFactor(word);
    if (factor) return sizeUnits.findLast((unit) => unitFactor(unit) <= factor);
  }
  return undefined;
}

/** A size in the unit that its row is stored in; a unit in the cell takes precedence over the column's. */
export function sizeIn(
  cell: string,
  decimal: DecimalSign,
  column: SizeUnit,
  kept: 'MB' | 'GB',
): number | null {
  const text = spaced(cell).replace(/^((max(imal)?|bis)(\.|\s)|[<≤]=?)\s*/i, '');
  const [, number = text, unit = ''] = /^(.*?[\d.,])\s*(\p{L}+)$/u.exec(text) ?? [];
  const own = unitFactor(unit);
  const value = own ? numberIn(number, decimal) : bareNumberIn(text, decimal);
  if (value === null) return null;
  const factor = (own || unitFactor(column)) / unitFactor(kept);
  return factor === 1 ? value : withoutNoise(value * factor);
}

/** Seconds: a number, one with its unit, several of them (1 min 5 s, 1h30), or a time such as 0:15 or 00:01:30. */
export function secondsIn(cell: string, decimal: DecimalSign): number | null {
  const text = spaced(cell).replace(/(\d)\s?ms$/i, '$1e-3');
  const [time, hours = 0, minutes, seconds = 0] =
    /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,]\d+)?(?:\s*min\.?)?$/i.exec(text) ??
    /^()(\d+)\s*(?:m(?:in(?:ute)?[ns]?\.?)?|['′])\s*(?:(\d{1,2})\s*\D*)?$/i.exec(text) ??
    [];
  if (time) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const [, whole, rest = ''] =
    /^(.*?\d)\s*(?:h(?:(?:ou)?rs?|eures?)?|std|stunden?)(?![a-z])\.?\s*(.{0,20})$/i.exec(text) ?? [];
  if (whole) {
    const value = numberIn(whole, decimal);
    const more = secondsIn(/^\d\d?$/.test(rest) ? `${rest} min` : rest || '0', decimal);
    return value === null || more === null ? null : withoutNoise(value * 3600) + more;
  }
  return bareNumberIn(text.replace(/\s*(s|secs?|sek|seconds|sekunden|secondes|["″”]|'')\.?$/i, ''), decimal);
}
