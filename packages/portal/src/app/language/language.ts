import { type Language, type LeafLabels, languages } from '@leaf/ui';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../createSignal.ts';
import { load } from '../load.ts';
import { type Translation, translations } from './languages.ts';
import { type PortalWords, words } from './words.ts';

const KEY = 'leaf-language';

/** A language with all its words, those of the portal and those of the library. */
type LoadedLanguage = { language: Language; words: PortalWords; labels: LeafLabels };

/** Built in: its words are the defaults. */
const english: LoadedLanguage = { language: 'en', words, labels: {} };

let current = english;
/** The language to show; its words may still be loading. */
let wanted: Language = 'en';
const [subscribe, notify] = createSignal();

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag);

/** The language the user chose, otherwise the first one of the browser's that is offered. */
function preferred(): Language {
  const tags = [localStorage.getItem(KEY) ?? '', ...navigator.languages];
  return tags.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? 'en';
}

/** The words of the language shown, outside of components. */
export const wordsNow = () => current.words;

function show(loaded: LoadedLanguage) {
  current = loaded;
  document.documentElement.lang = loaded.language;
  notify();
}

async function loadLanguage(language: Translation) {
  const [words, labels] = await load(() =>
    Promise.all([translations[language](), languages[language].words()]),
  );
  // Another one may have been chosen meanwhile.
  if (wanted === language) show({ language, words, labels });
}

function change(language: Language): Promise<void> | undefined {
  wanted = language;
  if (language === current.language) return undefined;
  if (language === 'en') return void show(english);
  return loadLanguage(language).catch(() => {
    // If the words do not load, the page stays readable in the language it has.
    if (wanted === language) wanted = current.language;
  });
}

/**
 * Shows the user's language.
 * @returns a promise if its words have to be loaded first
 */
export const startLanguage = (): Promise<void> | undefined => change(preferred());

/** Changes the language and remembers it. */
export function setLanguage(tag: string) {
  if (!isLanguage(tag)) return;
  localStorage.setItem(KEY, tag);
  void change(tag);
}

/** The language shown. A prerendered page is in English. */
export const useLanguage = (): LoadedLanguage =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => english,
  );
