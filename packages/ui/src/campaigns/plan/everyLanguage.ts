import { languages } from '../../labels/languages.ts';
import { type Translated, wordsOf } from '../../labels/loadWords.ts';
import type { PlanVocabulary } from './headers.ts';

/** The labels of a plan in every language but English, whose labels are the names of the fields. */
export async function everyLanguage(): Promise<PlanVocabulary> {
  const { en: _built, ...translations } = languages;
  const all = await Promise.all((Object.keys(translations) as Translated[]).map(wordsOf));
  return {
    fields: all.map(
      ({ rowFields, planFields }) => ({ ...rowFields, ...planFields }) as Record<string, string>,
    ),
    values: all.map(({ rowWords, planFields }) => ({ ...rowWords, ...planFields }) as Record<string, string>),
  };
}
