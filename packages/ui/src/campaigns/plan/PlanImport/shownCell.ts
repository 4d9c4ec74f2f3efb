import type { Format } from '../../../format/format.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { type ChoiceFieldName, choices } from '../choices.ts';
import type { ExportWords } from '../exports.ts';
import { isNumber, kindOf, type PlanField } from '../fields.ts';
import type { PlanLine, PlanRules } from '../planLine.ts';

/** The text of a cell; a date, which no row has, in the reader's language: it was a number such as 3.5. */
export const shownText = (text: string, { date }: Pick<Format, 'date'>): string =>
  text.replace(/^\d{4}-\d\d-\d\d$/, date);

/**
 * A cell as the row will contain it, in the reader's language; a cell that cannot be read is shown unchanged.
 */
export function shownCell(line: PlanLine, field: PlanField, words: ExportWords, format: Format): string {
  const value = line.read[field];
  if (value !== undefined && isNumber(field)) return field === 'level' ? value : format.exact(Number(value));
  if (line.faults[field] !== undefined || value === undefined)
    return shownText(line.given[field] ?? '', format);
  if (field === 'country' || field === 'region') return words.nameOf(value);
  return Object.hasOwn(choices, field) ? wordOf(words.values, value) : value;
}

/** What a cell opens with to be edited: a number in the unit that is shown, with the decimal sign of the file. */
export const openedCell = (line: PlanLine, field: PlanField, decimal: string): string =>
  (isNumber(field) ? line.read[field]?.replace('.', decimal) : undefined) ?? line.given[field] ?? '';

/** The name of a field with its unit, or both: a file of several stages has storage in GB, delivery in MB. */
export function nameWithUnit(
  field: PlanField,
  { fields, values }: ExportWords,
  rules: PlanRules | undefined,
): string {
  const name = wordOf(fields, field);
  if (field === 'view_time') return `${name} (${wordOf(values, 'seconds')})`;
  if (field !== 'payload') return name;
  const unit = wordOf(values, rules?.stage === 'storage' ? 'gigabytes' : 'megabytes');
  const isMixed = rules?.stage !== 'storage' && rules?.mapping.columns.includes('stage');
  return `${name} (${isMixed ? `${wordOf(values, 'gigabytes')}, ` : ''}${unit})`;
}

/** The options of a cell; none for a field that is typed. */
export function optionsOf(
  field: PlanField,
  words: ExportWords,
  places: { countries: readonly string[]; regions: readonly string[] },
): readonly { value: string; label: string }[] | undefined {
  const kind = kindOf(field);
  if (kind === 'country' || kind === 'region') {
    const list = kind === 'country' ? places.countries : places.regions;
    return list.map((value) => ({ value, label: words.nameOf(value) }));
  }
  if (kind !== 'choice') return undefined;
  return choices[field as ChoiceFieldName].map((value) => ({ value, label: wordOf(words.values, value) }));
}
