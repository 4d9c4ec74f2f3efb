import type { Format } from '../../../format/format.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { type ChoiceFieldName, choices } from '../choices.ts';
import type { ExportWords } from '../exports.ts';
import { isNumber, kindOf, type PlanField } from '../fields.ts';
import type { PlanLine } from '../planLine.ts';

/**
 * A cell as the row will contain it, in the reader's language; a cell that cannot be read is shown unchanged.
 */
export function shownCell(line: PlanLine, field: PlanField, words: ExportWords, format: Format): string {
  const value = line.read[field];
  if (line.faults[field] !== undefined || value === undefined) return line.given[field] ?? '';
  if (field === 'country' || field === 'region') return words.nameOf(value);
  if (isNumber(field)) return field === 'level' ? value : format.exact(Number(value));
  return Object.hasOwn(choices, field) ? wordOf(words.values, value) : value;
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
