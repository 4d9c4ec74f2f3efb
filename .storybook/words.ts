import { english } from '../packages/ui/src/labels/english.ts';
import { type Language, languages } from '../packages/ui/src/labels/languages.ts';
import { modelEnglish } from '../packages/ui/src/labels/modelEnglish.ts';
import type { LeafLabels } from '../packages/ui/src/labels/words.ts';

import { PSEUDO, pseudoWords } from './pseudo.ts';

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

const pseudoLanguage: LeafLabels = pseudoWords({ ...english, emissionsModel: modelEnglish });

/** The labels of a language by its locale, including the pseudo-language. */
export const wordsOf = (asked: string): LeafLabels | undefined =>
  asked === PSEUDO ? pseudoLanguage : loaded.find(({ locale }) => locale === asked)?.words;
