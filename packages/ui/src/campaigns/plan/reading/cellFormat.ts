import type { Cell } from '../sheet.ts';

/** The units that may follow a number. */
const units =
  /^(k|t|tsd|tausend|thousand|milliers|mio|mln|m|millionen|millions?|mrd|[kmgt]i?[bo]|bytes|octets|s|secs?|sek|seconds?|sekunden|secondes|ms|min)\.?$/i;

/**
 * The unit that a number format of a workbook writes behind a number: `k` of `0.0" k"`. Undefined where a comma behind the
 * digits divides what is shown, such as 800,000 as `800k`, and where the format depends on the number.
 */
export function unitOfFormat(format: string): string | undefined {
  const [section = ''] = format.replace(/general|standard/i, '0').split(';');
  if (/\[[<>=]/.test(section)) return undefined;
  const [, divided, behind = ''] =
    /[0#?](,*)((?:"[^"]*"|\\.|[^"\\0#?])*)$/.exec(section.replace(/\[[^\]]*\]|[_*]./g, '')) ?? [];
  const unit = behind.replace(/"([^"]*)"|\\(.)/g, '$1$2').trim();
  return divided === '' && units.test(unit) ? unit : undefined;
}

/** A number with the unit that its format writes behind it, unless it has none. */
export function withUnit(cell: Cell, format: string | undefined): Cell {
  const unit = typeof cell === 'number' && format ? unitOfFormat(format) : undefined;
  return unit ? stated(cell, unit) : cell;
}

/** A cell with its unit. Three decimals of a number might be taken for thousands. */
export const stated = (cell: Cell, unit: string): string =>
  `${typeof cell === 'number' ? String(cell).replace(/\.\d{3}$/, '$&0') : cell} ${unit}`;
