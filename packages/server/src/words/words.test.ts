import { describe, expect, it } from 'vitest';
import { type Letters, letters } from '../platform/mail/templates.ts';
import { type Language, wordsOf } from './languages.ts';

const PORTAL = 'https://leaf.example';
const languages = Object.keys(wordsOf) as Language[];
const translations = languages.filter((language) => language !== 'en');

/** Every letter as it goes out, each way it may read. */
const written: { [L in keyof Letters]: (write: Letters) => ReturnType<Letters[L]>[] } = {
  activation: (write) => [write.activation('048213', 'ana@example.org')],
  accountExists: (write) => [write.accountExists()],
  reset: (write) => [write.reset('048213', 'ana@example.org')],
  choosePassword: (write) => [write.choosePassword('048213', 'ana@example.org')],
  passwordChanged: (write) => [write.passwordChanged()],
  joinRequested: (write) =>
    [true, false].map((full) => write.joinRequested('Ana Lima', 'ana@example.org', 'Acme', full)),
  memberApproved: (write) => [write.memberApproved('Acme')],
  memberRejected: (write) => [write.memberRejected('Acme')],
  memberRemoved: (write) => [write.memberRemoved('Acme')],
  organizationRequested: (write) =>
    [true, false].map((claims) => write.organizationRequested('Acme', 'ana@example.org', claims)),
  organizationApproved: (write) => [write.organizationApproved('Acme')],
  organizationDenied: (write) => [write.organizationDenied('Acme')],
  organizationDeleted: (write) => [write.organizationDeleted('Acme')],
  requestEnded: (write) => [write.requestEnded('Acme')],
  practicePlanEnded: (write) => [write.practicePlanEnded('Acme')],
  heldBack: (write) => [
    write.heldBack({ joining: 1, organizations: 0, news: 0 }),
    write.heldBack({ joining: 12_345, organizations: 2, news: 3 }),
  ],
  paymentFailed: (write) => [write.paymentFailed('Acme')],
};
const names = Object.keys(written) as (keyof Letters)[];
const inLanguage = (name: keyof Letters, language: Language) => written[name](letters(PORTAL, language));

/** The addresses of pages, and user-supplied names and numbers. */
const facts = (text: string) =>
  (
    text.match(/https:\/\/leaf\.example\/[\w-]+|\w+@example\.org|Acme|Ana Lima|048213|\b(10|7)\b/g) ?? []
  ).sort();

describe.each(languages)('letters in %s', (language) => {
  it.each(names)('%s is whole', (name) => {
    for (const { subject, text, language: marked } of inLanguage(name, language)) {
      expect(subject).toMatch(/\S/);
      expect(subject).not.toMatch(/Acme|Ana|@|\d{6}|undefined/);
      expect(text).not.toMatch(/undefined|NaN|\[object|\n\n\n| {2}/);
      expect(text.endsWith(`\n\nLeaf\n${PORTAL}/post-login\n`)).toBe(true);
      expect(marked).toBe(language);
    }
  });

  it.each(['activation', 'reset', 'choosePassword'] as const)('%s shows its code to the outbox', (name) => {
    const [letter] = inLanguage(name, language);
    expect(letter).toMatchObject({ code: '048213', text: expect.stringContaining('048213') });
  });

  it.each([
    ['activation', 'activate'],
    ['reset', 'reset'],
    ['choosePassword', 'reset'],
  ] as const)('%s links to its page with the address filled in', (name, page) => {
    const [letter] = inLanguage(name, language);
    expect(letter?.text).toContain(`${PORTAL}/${page}?email=ana%40example.org `);
  });

  it('signs nobody out who follows a link, except to sign in with an account that exists', () => {
    const leadToLogin = names.filter((name) =>
      inLanguage(name, language).some(({ text }) => /leaf\.example(\/login\b|$)/m.test(text)),
    );
    expect(leadToLogin).toEqual(['accountExists']);
  });

  it('quote names, cut them and leave no link in them', () => {
    const [open, close] = wordsOf[language].quotes;
    const organization = `${close}${open}https://evil.example/x ${'y'.repeat(200)}`;
    const { text } = letters(PORTAL, language).memberApproved(organization);
    expect(text).not.toMatch(/evil\.example|y{80}/);
    expect(text).toContain(`…${close}`);
    expect(text.split(open.trim())).toHaveLength(2);
  });
});

describe.each(translations)('%s beside English', (language) => {
  it.each(names)('%s says the same in words of its own', (name) => {
    for (const [index, letter] of inLanguage(name, language).entries()) {
      const english = inLanguage(name, 'en')[index];
      expect(letter.subject).not.toBe(english?.subject);
      expect(facts(letter.text)).toEqual(facts(english?.text ?? ''));
      const lines = new Set(english?.text.split('\n\n').slice(0, -1));
      expect(letter.text.split('\n\n').filter((line) => lines.has(line))).toEqual([]);
    }
  });

  it('has no sentence of English in its answers and pages', () => {
    const { answers, pages } = wordsOf[language];
    const english = wordsOf.en;
    const same = (own: object, other: object) =>
      Object.entries(own).filter(([key, word]) => word === other[key as keyof typeof other]);
    expect(same(answers, english.answers)).toEqual([]);
    expect(same(pages.sandbox, english.pages.sandbox)).toEqual([]);
    expect(same(pages.outbox, english.pages.outbox)).toEqual([]);
    expect(same(pages.notBuilt, english.pages.notBuilt)).toEqual([]);
  });
});

it.each<[Language, string]>([
  ['en', '12,345 people ask'],
  ['de', '12.345 Personen möchten'],
  ['fr', '12\u202f345 personnes demandent'],
])('numbers are written as in %s', (language, expected) =>
  expect(letters(PORTAL, language).heldBack({ joining: 12_345, organizations: 0, news: 0 }).text).toContain(
    expected,
  ),
);
