import type { JobFailure } from '../generated/schema.ts';
import { de } from './de.ts';
import { english } from './english.ts';
import { fr } from './fr.ts';
import { type RefusalWords, type RefusedChange, type ToWord, wordChange, wordRefusal } from './words.ts';

/** The languages of the API's refusals. Adding one means adding a table. */
const languages = { en: english, de, fr } as const satisfies Record<string, RefusalWords>;

/** A language of the API's refusals. */
export type RefusalLanguage = keyof typeof languages;

const tags = Object.keys(languages) as RefusalLanguage[];

const wishes = (header: string) =>
  header
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    // Languages with equal weight keep the order of the header.
    .sort((a, b) => b.quality - a.quality);

/**
 * The first available language in an `Accept-Language` header.
 * @returns `fallback` if there is none
 */
export function chooseLanguage<L extends string>(
  header: string | null | undefined,
  offered: readonly L[],
  fallback: NoInfer<L>,
): L {
  for (const { language } of wishes(header ?? '')) {
    const found = language === '*' ? fallback : offered.find((tag) => tag === language);
    if (found) return found;
  }
  return fallback;
}

/** The language of a refusal; English if none that the caller reads is available. */
export const refusalLanguage = (acceptLanguage: string | null | undefined): RefusalLanguage =>
  chooseLanguage(acceptLanguage, tags, 'en');

/** The language that somebody names, to remember it. @returns undefined if they name none that is available */
export const namedLanguage = (acceptLanguage: string | null | undefined): RefusalLanguage | undefined =>
  chooseLanguage<RefusalLanguage | ''>(acceptLanguage, tags, '') || undefined;

/** Whether a text names a language that is here, for what was remembered earlier. */
export const isRefusalLanguage = (tag: unknown): tag is RefusalLanguage =>
  typeof tag === 'string' && Object.hasOwn(languages, tag);

/** The body of a refusal in a language. */
export const wordProblem = (refused: ToWord, language: RefusalLanguage) =>
  wordRefusal(refused, languages[language], language === 'en');

/**
 * Why a job failed, in a language.
 * @param detail the English sentence of whoever found it, which is more specific
 */
export const wordJobFailure = (code: JobFailure, detail: string | null, language: RefusalLanguage): string =>
  (language === 'en' && detail) || languages[language].jobFailures[code];

/** A refused change of a bulk call, in a language. */
export const wordRefusedChange = (change: RefusedChange, language: RefusalLanguage) =>
  wordChange(change, languages[language], language === 'en');
