import { fold } from './fold.ts';

export type DecimalSign = '.' | ',';

/** Spaces and apostrophes that group digits in Europe. */
const spaces = /(?<=\d)[\s'’´](?=\d{3}(?!\d))/g;

const magnitudes = new Map(
  Object.entries({
    '000': 1e3,
    '000s': 1e3,
    k: 1e3,
    m: 1e6,
    thousand: 1e3,
    thousands: 1e3,
    tausend: 1e3,
    tsd: 1e3,
    mille: 1e3,
    milliers: 1e3,
    mio: 1e6,
    mln: 1e6,
    million: 1e6,
    millions: 1e6,
    millionen: 1e6,
    mrd: 1e9,
  }),
);

/** Digits with points and commas in JavaScript notation; null if they do not form a number. */
function digitsOf(text: string, decimal: DecimalSign): string | null {
  const grouping = decimal === '.' ? ',' : '.';
  const plain = /^[+-]?\d+$/;
  if (plain.test(text)) return text;
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

/**
 * The number in a cell, with thousands separators, exponents, `%` and `Mio.`; null if there is none. Numbers
 * out of range do not count.
 */
export function numberIn(cell: string, decimal: DecimalSign): number | null {
  const trimmed = cell.trim().replace(spaces, '');
  const [, body = '', , exponent = '', tail = ''] =
    /^([+-]?[\d.,]+)((?:e)([+-]?\d{1,3}))?\s*(.*)$/iu.exec(trimmed) ?? [];
  const digits = body === '' ? null : digitsOf(body, decimal);
  if (digits === null) return null;
  const word = tail.replace(/\.$/, '').toLowerCase();
  let factor = 1;
  if (word === '%') factor = 0.01;
  else if (word !== '') {
    const magnitude = magnitudes.get(word);
    if (magnitude === undefined) return null;
    factor = magnitude;
  }
  // Digits and exponent together: applied one after the other they would be rounded twice.
  const value = Number(exponent === '' ? digits : `${digits}e${exponent}`);
  const result = factor === 1 ? value : Number((value * factor).toPrecision(15));
  return Number.isFinite(result) ? result : null;
}

/**
 * The decimal sign of a file, from numbers that can be read in only one way. Ambiguous ones (1.234) do not
 * count.
 */
export function decimalSignOf(cells: Iterable<string>): DecimalSign | undefined {
  let commas = 0;
  let points = 0;
  for (const cell of cells) {
    const digits = /^[+-]?[\d.,\s\u00a0\u202f'’]+(?=\s*\D{0,4}$)/u.exec(cell.trim())?.[0].trim();
    if (!digits) continue;
    const comma = digits.lastIndexOf(',');
    const point = digits.lastIndexOf('.');
    if (comma < 0 && point < 0) continue;
    if (comma >= 0 && point >= 0) {
      if (comma > point) commas += 1;
      else points += 1;
      continue;
    }
    const sign = comma >= 0 ? ',' : '.';
    const parts = digits.split(sign);
    // Several groups are thousands; one of three digits after a number that can be grouped may be.
    const thousands = parts.length > 2;
    if (parts.at(-1)?.length === 3 ? !thousands && /^[+-]?[1-9]\d{0,2}$/.test(parts[0] ?? '') : thousands)
      continue;
    // Thousands use the sign that decimals don't.
    if ((sign === ',') === thousands) points += 1;
    else commas += 1;
  }
  if (commas === points) return undefined;
  return commas > points ? ',' : '.';
}

/** What the numbers below a header count: `Impressions (000)` and `Impressions in Tsd.` are thousands. */
export const magnitudeIn = (header: string): number =>
  fold(header)
    .split(' ')
    // `Impr. M 18-49` are of men.
    .reduce((found, word) => (word === 'm' ? found : (magnitudes.get(word) ?? found)), 1);

const units = new Map(
  Object.entries({
    b: 1e-6,
    byte: 1e-6,
    bytes: 1e-6,
    octets: 1e-6,
    o: 1e-6,
    k: 1e-3,
    kb: 1e-3,
    ko: 1e-3,
    kbyte: 1e-3,
    kib: 1.024e-3,
    m: 1,
    mb: 1,
    mo: 1,
    mbyte: 1,
    mib: 1.048576,
    gb: 1e3,
    go: 1e3,
    gib: 1073.741824,
    tb: 1e6,
  }),
);

export const sizeUnits = ['B', 'KB', 'MB', 'GB'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/** The unit that a header names: `File size (KB)`. */
export function unitIn(header: string): SizeUnit | undefined {
  for (const word of header
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .reverse()) {
    const factor = word.length > 1 ? units.get(word) : undefined;
    if (factor !== undefined) return sizeUnits.findLast((unit) => megabytes[unit] <= factor);
  }
  return undefined;
}

const megabytes: Record<SizeUnit, number> = { B: 1e-6, KB: 1e-3, MB: 1, GB: 1e3 };

/** A size in the unit that its row is stored in; a unit in the cell takes precedence over the column's. */
export function sizeIn(
  cell: string,
  decimal: DecimalSign,
  column: SizeUnit,
  kept: 'MB' | 'GB',
): number | null {
  const text = cell.trim().replace(/^((max(imal)?|bis|ca|env)(\.|\s)|[<≤~]=?)\s*/i, '');
  const [, number = text, unit = ''] = /^(.*?[\d.,])\s*(\p{L}+)$/u.exec(text) ?? [];
  const own = units.get(unit.toLowerCase());
  const value = numberIn(own === undefined ? text : number, decimal);
  if (value === null) return null;
  const factor = (own ?? megabytes[column]) / megabytes[kept];
  return factor === 1 ? value : Number((value * factor).toPrecision(15));
}

/** Seconds: a number, one with its unit, minutes and seconds (1 min 5 s), or a time such as 0:15 or 00:01:30. */
export function secondsIn(cell: string, decimal: DecimalSign): number | null {
  const text = cell.trim();
  const [time, hours = 0, minutes, seconds = 0] =
    /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,]\d+)?(?:\s*min\.?)?$/i.exec(text) ??
    /^()(\d+)\s*(?:m(?:in(?:ute)?[ns]?\.?)?|['′])\s*(?:(\d{1,2})\s*\D*)?$/i.exec(text) ??
    [];
  if (time) return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return numberIn(text.replace(/\s*(s|secs?|sek|seconds|sekunden|secondes|["″”]|'')\.?$/i, ''), decimal);
}
