import { describe, expect, test } from 'vitest';
import type { RefusalLanguage } from '../../../packages/api-client/src/refusals/languages.ts';
import { germanFields } from '../../../packages/emissions/src/words.ts';
import { english } from '../../../packages/ui/src/labels/english.ts';
import { type Language, languages } from '../../../packages/ui/src/labels/languages.ts';
import { languageFiles } from './languageFiles.ts';

const root = '../../../';
/** Everything that can name the words of a language: sources, pages, manifests, settings of builds, scripts. */
const sources = import.meta.glob<string>(
  [
    '../../../*.{ts,mjs,json}',
    '../../../packages/*/*.{ts,json,html}',
    '../../../packages/*/{src,build}/**/*.{ts,tsx}',
    '../../../.storybook/**/*.{ts,tsx}',
    '../../../e2e/support/**/*.ts',
    '../../../scripts/**/*.{ts,mjs}',
    '!../../../package-lock.json',
    '!../../../{packages,.storybook,e2e,scripts}/**/*.{test,stories}.{ts,tsx}',
    '!../../../packages/*/src/generated/**',
    // Exports German by name, for hosts that used it before there was a list of languages.
    '!../../../packages/ui/src/index.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const paths = Object.keys(sources).map((path) => path.replace(root, ''));

const isLanguage = (name: string): name is Language => name in languages;
const translations = Object.keys(languages)
  .filter(isLanguage)
  .filter((name) => name !== 'en');

const filesOf = (language: Language) => languageFiles.map(([file]) => file.replace('{language}', language));

/**
 * Whether code has a file, a key, a tag or a member of a list with the name of the language; its locale; its own name.
 */
function names(source: string, language: string, { name, locale }: { name: string; locale: string }) {
  const code = source.replace(/(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '');
  const naming = new RegExp(
    // `format: 'es'` is a format of modules, `: 'it'` behind a space another value.
    `(?<!format: | : )['"/]${language}['".]|(?:^|[{,])\\s*${language}: |[{,]\\s*${language}\\s*[,}]|/${language}\\.|words\\.${language}\\.|${locale}|${name}`,
    'm',
  );
  return naming.test(code);
}

test('a language is at most ten files', () => expect(languageFiles.length).toBeLessThanOrEqual(10));

const italian = { name: 'Italiano', locale: 'it-IT' };

test('there are languages to try', () => expect(translations.length).toBeGreaterThan(1));

/** The compiler names what only the components or only the API speak. */
const unequal: Record<Exclude<Language, RefusalLanguage> | Exclude<RefusalLanguage, Language>, true> = {};

test('the API answers in the languages of the components', () => expect(unequal).toEqual({}));

/** The names of a row's fields in a language: its part of `packages/emissions/src/words.ts`. */
async function fieldWords(language: Language) {
  const words: Readonly<Record<string, string>> = {
    ...english.rowFields,
    ...(await languages[language].words()).rowFields,
  };
  return Object.keys(germanFields).map((field) => words[field]);
}

test.each([
  "import { words } from '@leaf/connect/words/it';",
  'const words = { de, fr, it };',
  'const words = { it, de };',
  'const words = { de: german, it: italian };',
  "const languages = {\n  it: { words: () => import('x') },\n};",
  '"./words/it": {',
  "'words/it': 'src/words/it.ts',",
  "connect: ['', '/words/it']",
  "import { words } from './words.it.ts';",
  "const language = 'it';",
  "{ language: 'it' }",
  "const format = new Intl.NumberFormat('it-IT');",
])('%s names Italian', (code) => expect(names(code, 'it', italian)).toBe(true));

test.each([
  '/** Who may see it: the owner. */',
  '  // it: the row',
  '/*\n * What follows\n * it: nothing.\n */',
  "const help = 'Keep it: it is shown once.';",
  "const path = named ? error.path : 'it';",
  '{/* Or it, */}',
])('%s does not', (code) => expect(names(code, 'it', italian)).toBe(false));

describe.each(translations)('%s', (language) => {
  const isNamed = (source: string) => names(source, language, languages[language]);

  test('has every file of the list', () => {
    expect(filesOf(language).filter((file) => !paths.includes(file))).toEqual([]);
  });

  test('names the fields of a row in its own words', async () => {
    const own = await fieldWords(language);
    const others = Object.keys(languages)
      .filter(isLanguage)
      .filter((other) => other !== language);
    for (const other of others) expect(own, other).not.toEqual(await fieldWords(other));
  });

  test('is in every list of languages', () => {
    const lists = filesOf(language).filter((file) => /\/languages\.ts$|\.html$/.test(file));
    expect(lists.filter((file) => !isNamed(sources[root + file] ?? ''))).toEqual([]);
  });

  test('is named in no other source', () => {
    const all = Object.entries(sources)
      .filter(([, source]) => isNamed(source))
      .map(([path]) => path.replace(root, ''));
    expect(all.filter((file) => !filesOf(language).includes(file))).toEqual([]);
  });
});
