import { type RowName, rowLabels } from '@leaf/emissions';
import type { FieldWords } from '@leaf/emissions/words/fields';

/** The words of the named fields. */
export const pick = <Field extends keyof FieldWords>(words: FieldWords, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, words[field]])) as Record<Field, string>;

type FieldName = Exclude<RowName, 'grid'>;

/** The model's words for a row's numbers, which are those of the fields. */
export const rowNames = (words: FieldWords) =>
  Object.fromEntries(
    Object.keys(rowLabels)
      .filter((name): name is FieldName => name !== 'grid')
      .map((name) => [`row.${name}`, words[name]]),
  ) as Record<`row.${FieldName}`, string>;
