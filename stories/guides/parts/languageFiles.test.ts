import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../packages/ui/src/labels/languages.ts';
import { languageFiles } from './languageFiles.ts';

const root = '../../../';
/** Everything that can name the words of a language: sources, manifests, the settings of the builds, the scripts. */
const sources = import.meta.glob<string>(
  [
    '../../../*.{ts,mjs,json}',
    '../../../packages/*/*.{ts,json}',
    '../../../packages/*/{src,build}/**/*.{ts,tsx}',
    '../../../.storybook/**/*.{ts,tsx}',
    '../../../e2e/support/**/*.ts',
    '../../../scripts/**/*.{ts,mjs}',
    '!../../../package-lock.json',
    '!../../../packages/*/src/**/*.{test,stories}.{ts,tsx}',
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

const filesOf = (language: Language) =>
  languageFiles
    .map(([file]) => file.replace('{language}', language))
    .filter((file) => !file.startsWith('.changeset/'));

/** A file, a key, a tag or a member of a list with the name of the language; its locale; its own name. */
function naming(language: Language): RegExp {
  const { name, locale } = languages[language];
  return new RegExp(
    // `format: 'es'` is a format of modules.
    `(?<!format: )['"/]${language}['".]|\\b${language}: |[{,]\\s*${language}\\s*[,}]|/${language}\\.|words\\.${language}\\.|${locale}|${name}`,
  );
}

test('a language is at most ten files', () => expect(languageFiles.length).toBeLessThanOrEqual(10));

test('there are languages to try', () => expect(translations.length).toBeGreaterThan(1));

test.each([
  "import { words } from '@leaf/connect/words/fr';",
  'const words = { en, de, fr };',
  'const words = { fr, en };',
  '"./words/fr": {',
  "'words/fr': 'src/words/fr.ts',",
  "connect: ['', '/words/fr']",
  "import { words } from './words.fr.ts';",
])('%s names French', (line) => expect(line).toMatch(naming('fr')));

describe.each(translations)('%s', (language) => {
  test('has every file of the list', () => {
    expect(filesOf(language).filter((file) => !paths.includes(file))).toEqual([]);
  });

  test('is in every list of languages', () => {
    const lists = filesOf(language).filter((file) => file.endsWith('/languages.ts'));
    expect(lists.filter((file) => !naming(language).test(sources[root + file] ?? ''))).toEqual([]);
  });

  test('is named in no other source', () => {
    const named = naming(language);
    const all = Object.entries(sources)
      .filter(([, source]) => named.test(source))
      .map(([path]) => path.replace(root, ''));
    expect(all.filter((file) => !filesOf(language).includes(file))).toEqual([]);
  });
});
