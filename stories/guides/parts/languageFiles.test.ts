import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../packages/ui/src/labels/languages.ts';
import { languageFiles } from './languageFiles.ts';

const root = '../../../';
const sources = import.meta.glob<string>(
  [
    '../../../packages/*/src/**/*.{ts,tsx}',
    '../../../packages/portal/build/**/*.ts',
    '../../../.storybook/**/*.{ts,tsx}',
    '../../../e2e/support/**/*.ts',
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

test('a language is at most ten files', () => expect(languageFiles.length).toBeLessThanOrEqual(10));

test('there are languages to try', () => expect(translations.length).toBeGreaterThan(1));

describe.each(translations)('%s', (language) => {
  const { name, locale } = languages[language];

  test('has every file of the list', () => {
    expect(filesOf(language).filter((file) => !paths.includes(file))).toEqual([]);
  });

  test('is named in no other source', () => {
    const named = new RegExp(`'${language}'|\\b${language}: |/${language}\\.|${locale}|${name}`);
    const naming = Object.entries(sources)
      .filter(([, source]) => named.test(source))
      .map(([path]) => path.replace(root, ''));
    expect(naming.filter((file) => !filesOf(language).includes(file))).toEqual([]);
  });
});
