import { describe, expect, it } from 'vitest';
import { english } from './english.ts';
import {
  type FieldFault,
  type FieldParams,
  fieldFaults,
  type RefusalCode,
  type RefusalParams,
  refusals,
} from './index.ts';
import { chooseLanguage, namedLanguage, refusalLanguage, wordProblem } from './languages.ts';
import { type RefusalWords, wordRefusal } from './words.ts';

type KeyOf<Values> = Values extends object ? keyof Values : never;
type Named =
  | { [C in RefusalCode]: KeyOf<RefusalParams<C>> }[RefusalCode]
  | { [C in FieldFault]: KeyOf<FieldParams<C>> }[FieldFault];

/** An example of every value that a sentence names. */
const params = {
  name: 'Northwind Media',
  seats: 5,
  scope: 'read',
  limit: 1000,
  used: 990,
  refused: 3,
  operations: 400,
  more: 20,
  external_id: 'plan-17',
  megabytes: 25,
  megapixels: 64,
  frames: 500,
  scans: 100,
  gigabytes: 10,
  type: 'integer',
  minimum: 0,
  maximum: 1_000_000,
  allowed: ['a', 'b'],
  value: 'Atlantis',
  unit: 'SSIM',
  file: 'img/hero.jpg',
} satisfies Record<Named, unknown>;

describe('every refusal', () => {
  it.each(Object.keys(refusals) as RefusalCode[])(
    '%s has a status of its kind and a whole sentence',
    (code) => {
      expect(code).toMatch(/^[a-z][a-z0-9_]{0,63}$/);
      expect(refusals[code].status).toBeGreaterThanOrEqual(400);
      const { detail } = wordProblem({ code, params }, 'en');
      expect(detail).toMatch(/^[A-Z].*\.$/);
      expect(detail).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  it.each(Object.keys(fieldFaults) as FieldFault[])('a field that is %s gets a whole sentence', (code) => {
    const [error] =
      wordProblem({ code: 'invalid_input', errors: [{ path: 'view_time', code, params }] }, 'en').errors ??
      [];
    expect(error).toMatchObject({ path: 'view_time', code, message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(error?.message).not.toMatch(/undefined|NaN|\[object/);
  });
});

/** A sentence with the names of its parameters in place of their values. */
const named = Object.fromEntries(Object.keys(params).map((name) => [name, `‹${name}›`]));

/** The page that lists every refusal, for authors of clients: the server answers it at `/api/errors.md`. */
const page = () => {
  const lines = Object.keys(refusals).map((key) => {
    const code = key as RefusalCode;
    const sentence = wordProblem({ code, params: named }, 'en').detail;
    return `| \`${code}\` | ${refusals[code].status} | ${sentence} |`;
  });
  const faults = Object.keys(fieldFaults).map((code) => `\`${code}\``);
  return `# Refusals

Every answer with a status of 400 or more is \`{ code, detail, params?, errors? }\`. \`code\` never changes and is the same in
every language: decide by it. \`detail\` is a sentence for a person, in the language of \`Accept-Language\`, English
otherwise; \`params\` has the values it names. More codes may come: treat one you do not know by its status. How long to
wait is in \`Retry-After\`.

| Code | Status | In English |
|---|---|---|
${lines.join('\n')}

\`invalid_input\` lists each value at fault in \`errors\`: \`{ path, code, message, params? }\`, with one of these codes:
${faults.join(', ')}.
`;
};

it('all refusals are listed in docs/errors.md', async () => {
  await expect(page()).toMatchFileSnapshot('../../../../docs/errors.md');
});

describe('the body of a refusal', () => {
  it('names the code and the values of its sentence', () => {
    expect(wordProblem({ code: 'seats_taken', params: { seats: 5 } }, 'en')).toEqual({
      code: 'seats_taken',
      detail: 'The Basic plan allows up to 5 users.',
      params: { seats: 5 },
    });
  });

  it('has no more than its sentence when there is nothing to name', () => {
    expect(wordProblem({ code: 'wrong_code' }, 'en')).toEqual({
      code: 'wrong_code',
      detail: 'The code is wrong or has expired.',
    });
  });

  it('says what the first three fields lack and lists them all', () => {
    const errors = ['a', 'b', 'items.3.c', 'd'].map((path) => ({ path, code: 'missing' as const }));
    const body = wordProblem({ code: 'invalid_input', errors }, 'en');
    expect(body.detail).toBe('A is required. B is required. C is required.');
    expect(body.errors?.map(({ path }) => path)).toEqual(['a', 'b', 'items.3.c', 'd']);
  });
});

describe('another language', () => {
  const upper: RefusalWords = {
    ...english,
    refusals: { ...english.refusals, seats_taken: ({ seats }) => `HÖCHSTENS ${seats}.` },
    faults: { ...english.faults, missing: ({ field }) => `${field} FEHLT.` },
    fieldName: (name) => name.toUpperCase(),
  };

  it('words codes, fields and values its own way', () => {
    expect(wordRefusal({ code: 'seats_taken', params: { seats: 3 } }, upper, false).detail).toBe(
      'HÖCHSTENS 3.',
    );
    const errors = [{ path: 'view_time', code: 'missing' as const, message: 'View time must be given.' }];
    const body = wordRefusal({ code: 'invalid_input', errors }, upper, false);
    expect(body).toMatchObject({ detail: 'VIEW_TIME FEHLT.', errors: [{ message: 'VIEW_TIME FEHLT.' }] });
  });

  it('leaves out the English of whoever found the fault', () => {
    const found = { code: 'not_a_picture' as const, detail: 'The image is damaged.' };
    expect(wordProblem(found, 'en').detail).toBe('The image is damaged.');
    expect(wordRefusal(found, upper, false).detail).toBe(refusals.not_a_picture.text);
  });

  it.each<[string | null | undefined, string]>([
    [undefined, 'en'],
    [null, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE-at,en;q=0.5', 'de'],
    ['en;q=0.5, fr', 'fr'],
    ['fr;q=0.1,de;q=0.9', 'de'],
    ['pt-BR,fr;q=0.8', 'fr'],
    ['de;q=0, fr', 'fr'],
    ['pt', 'en'],
    ['*', 'en'],
    ['pt, *;q=0.5, de;q=0.1', 'en'],
    [';;;,=', 'en'],
  ])('is chosen from %j: %s', (header, language) => {
    expect(chooseLanguage(header, ['en', 'de', 'fr'], 'en')).toBe(language);
  });

  it('is English when there is no table of it', () => {
    expect(refusalLanguage('pt-BR')).toBe('en');
  });
});

describe.each(['de', 'fr'] as const)('refusals in %s', (language) => {
  it.each(Object.keys(refusals) as RefusalCode[])(
    '%s is a whole sentence, and not the English one',
    (code) => {
      const { detail } = wordProblem({ code, params }, language);
      expect(detail).toMatch(/^\p{Lu}.*\.$/u);
      expect(detail).not.toMatch(/undefined|NaN|\[object/);
      expect(detail).not.toBe(wordProblem({ code, params }, 'en').detail);
    },
  );

  it.each(Object.keys(fieldFaults) as FieldFault[])(
    '%s is a whole sentence, and not the English one',
    (code) => {
      const worded = (reader: 'en' | typeof language) =>
        wordProblem({ code: 'invalid_input', errors: [{ path: 'view_time', code, params }] }, reader).detail;
      expect(worded(language)).toMatch(/^[\p{Lu}„«].*\.$/u);
      expect(worded(language)).not.toMatch(/undefined|NaN|\[object|view_time/);
      expect(worded(language)).not.toBe(worded('en'));
    },
  );
});

it.each([
  ['en', 1, 'Nothing was changed: 1 of 9 changes was refused.'],
  ['en', 2, 'Nothing was changed: 2 of 9 changes were refused.'],
  ['de', 1, 'Nichts wurde geändert: 1 von 9 Änderungen wurde abgelehnt.'],
  ['de', 2, 'Nichts wurde geändert: 2 von 9 Änderungen wurden abgelehnt.'],
  ['fr', 1, 'Rien n’a été modifié\u00a0: 1 modification refusée sur 9.'],
  ['fr', 2, 'Rien n’a été modifié\u00a0: 2 modifications refusées sur 9.'],
] as const)('in %s a sentence agrees with %d', (language, refused, detail) => {
  const refusal = { code: 'changes_refused' as const, params: { refused, operations: 9 } };
  expect(wordProblem(refusal, language).detail).toBe(detail);
});

it.each([
  ['en', 'Impressions must be a whole number from 0 to 1,000,000.'],
  ['de', '„Impressions“ muss eine ganze Zahl von 0 bis 1.000.000 sein.'],
  ['fr', '«\u00a0Impressions\u00a0» doit être un nombre entier compris entre 0 et 1\u202f000\u202f000.'],
] as const)('numbers are written as in %s', (language, detail) => {
  const errors = [{ path: 'impressions', code: 'out_of_range' as const, params }];
  expect(wordProblem({ code: 'invalid_input', errors }, language).detail).toBe(detail);
});

it.each([
  [undefined, undefined],
  ['*', undefined],
  ['pt-BR', undefined],
  ['pt, fr;q=0.5', 'fr'],
  ['en-US', 'en'],
])('somebody who sends %j names %j', (header, named) => expect(namedLanguage(header)).toBe(named));
