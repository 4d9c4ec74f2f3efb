import { type Language, languages } from '../packages/ui/src/labels/languages.ts';
import type { LeafLabels } from '../packages/ui/src/labels/words.ts';

export type LoadedLanguage = { language: Language; name: string; locale: string; words: LeafLabels };

const isLanguage = (name: string): name is Language => name in languages;

/** Every language with its words, loaded up front so that the toolbar switches without a delay. */
export const loaded: readonly LoadedLanguage[] = await Promise.all(
  Object.keys(languages)
    .filter(isLanguage)
    .map(async (language) => {
      const { name, locale, words } = languages[language];
      return { language, name, locale, words: await words() };
    }),
);

/** The languages that override the default words. */
export const translations = loaded.filter(({ language }) => language !== 'en');
