import { languages } from '@leaf/ui';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setLanguage, startLanguage } from '../src/app/language/language.ts';
import { translations } from '../src/app/language/languages.ts';
import { words } from '../src/app/language/words.ts';
import { fail } from './support/failing.ts';
import { press, type } from './support/interactions.ts';
import { open } from './support/portal.tsx';

const read = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
const lang = () => document.documentElement.lang;
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Loads the portal's page again, which begins with the language. */
const restart = async () => void (await startLanguage());

beforeEach(() => read('en-GB'));

describe('the browser’s language', () => {
  test.each([
    ['de-AT', 'de', 'Anmelden · Leaf', 'Willkommen bei Leaf'],
    ['fr', 'fr', 'Connexion · Leaf', 'Bienvenue sur Leaf'],
    ['en-US', 'en', 'Log in · Leaf', 'Welcome to Leaf'],
  ])('%s is followed', async (tag, language, title, welcome) => {
    read(tag, 'en');
    await restart();
    open('/login');
    await expect.element(heading(welcome)).toBeVisible();
    await expect.poll(() => document.title).toBe(title);
    expect(lang()).toBe(language);
  });

  test('is the first of them that is offered', async () => {
    read('es-ES', 'fr-CA', 'de');
    await restart();
    expect(lang()).toBe('fr');
  });

  test('is English when none of them is offered', async () => {
    read('es-ES', 'toString');
    expect(startLanguage()).toBeUndefined();
    open('/login');
    await expect.poll(() => document.title).toBe('Log in · Leaf');
  });
});

describe('the language', () => {
  test('is chosen on the sign-in page, and remembered when a session begins', async () => {
    open('/login');
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('Deutsch');
    await expect.element(heading('Willkommen bei Leaf')).toBeVisible();
    await expect.poll(() => document.title).toBe('Anmelden · Leaf');
    await restart();
    expect(lang()).toBe('de');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOptions('English');
    await expect.element(heading('Welcome to Leaf')).toBeVisible();
    expect(lang()).toBe('en');
  });

  test('is that of the errors that show already', async () => {
    open('/forgot');
    await press('Send reset code');
    await expect.element(page.getByText('Enter an e-mail address')).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('Français');
    await expect.element(page.getByText('Saisissez une adresse e-mail', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Enter an e-mail address')).not.toBeInTheDocument();
  });

  test('is that of the error at a refused code that was sent once more', async () => {
    open('/activate?email=ana%40example.org');
    await type('Activation code', '000001');
    await expect.element(page.getByText('This code was not accepted. Enter the newest code.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert').getByText(/^This code was not accepted/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('Français');
    await expect.element(page.getByRole('alert').getByText(/^Ce code n’a pas été accepté/)).toBeVisible();
  });

  test('is chosen in the account menu, and numbers follow it', async () => {
    open('/openghg/12/storage', 'member');
    await press(/^Account menu/);
    await page.getByRole('combobox', { name: 'Language' }).selectOptions('Français');
    await expect.element(page.getByRole('link', { name: 'Stockage', exact: true }).first()).toBeVisible();
    await expect.poll(() => document.title).toMatch(/ · Émissions des campagnes$/);
    await expect.element(page.getByRole('cell', { name: /\d,\d/ }).first()).toBeVisible();
  });

  test('words what fails, and goes with every call', async () => {
    read('de');
    await restart();
    fail('POST /login');
    const calls = vi.mocked(window.fetch).mock.calls;
    open('/login');
    await type('E-Mail', 'ana@example.org');
    await type('Passwort', 'correct horse battery');
    await press('Anmelden');
    await expect.element(page.getByRole('alert').getByText('Die Anmeldung ist fehlgeschlagen')).toBeVisible();
    const sent = calls.map(([input]) => input).filter((input) => input instanceof Request);
    expect(sent.find(({ url }) => url.endsWith('/login'))?.headers.get('Accept-Language')).toBe('de');
  });

  test('is the one chosen last', async () => {
    setLanguage('de');
    setLanguage('fr');
    await expect.poll(lang).toBe('fr');
    setLanguage('de');
    setLanguage('en');
    await vi.dynamicImportSettled();
    expect(lang()).toBe('en');
  });
});

/** The keys of all words, with the kind of each. */
const kinds = (node: object, path = ''): string[] =>
  Object.entries(node)
    .flatMap(([key, word]) =>
      typeof word === 'object' ? kinds(word, `${path}${key}.`) : [`${path}${key}: ${typeof word}`],
    )
    .sort();

// The compiler finds a missing word; an extra one can hide behind a spread.
test.each(Object.entries(translations))('%s has every word of the portal and no other', async (_, load) => {
  expect(kinds(await load())).toEqual(kinds(words));
});

test('the portal speaks every language of the library', () => {
  expect(['en', ...Object.keys(translations)].sort()).toEqual(Object.keys(languages).sort());
});
