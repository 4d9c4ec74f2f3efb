import { describe, expect, it } from 'vitest';
import { nameFault, nameFinding, tidyName } from './names.ts';

describe('a tidied name', () => {
  it.each([
    ['  Northwind   Media ', 'Northwind Media'],
    ['Northwind\u00a0\u2003Media', 'Northwind Media'],
    ['Northwind\u3000Media\u2028', 'Northwind Media'],
    ['Ｎｏｒｔｈｗｉｎｄ', 'Northwind'],
    ['e\u0301', 'é'],
  ])('%j is %j', (typed, kept) => expect(tidyName(typed)).toBe(kept));

  it('keeps the look of its characters where only the spelling is made one', () =>
    expect(tidyName('m² e\u0301', 'NFC')).toBe('m² é'));
});

describe('a name', () => {
  it.each([
    'Ana',
    'Zoë O’Neill-Smith',
    'Ελένη',
    '山田 太郎',
    'علی\u200cرضا',
    'क्\u200dष',
    '👩🏽\u200d💻 Ana',
    '❤\ufe0f',
    '1\ufe0f',
  ])('%j is fine', (name) => expect(nameFault(tidyName(name), 64)).toBeNull());

  it.each([
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\u2060\u200d',
    '\u3164',
    '\u2800',
    '\ufe0f',
    '\u{e0041}',
    '\u0301',
    '\u202e\u200b',
  ])('%j shows nothing', (name) => expect(nameFault(tidyName(name), 64)).toBe('blank'));

  it.each([
    'A\u200bna',
    'A\u00adna',
    '\u202eanA',
    'Ana\u200f',
    'A\ufeffna',
    'A\u2066na',
    'A\u200dna',
    'A\u115fna',
    'An\u0085a',
    'An\ud800a',
    'A\ue000na',
    'علی\u200c\u200cرضا',
    'A\ufe0f',
  ])('%j hides something', (name) => expect(nameFault(tidyName(name), 64)).toBe('hidden'));

  it.each(['Example.com', 'St. Mary, Inc.', 'Müller & Söhne', 'Studio @ Home', 'Mail: us', 'a/b testing'])(
    '%j has no address',
    (name) => expect(nameFault(tidyName(name), 64)).toBeNull(),
  );

  it.each([
    'me@evil.example',
    'write to me@evil.example now',
    'me＠evil．example',
    'https://evil.example',
    'see www.evil.example',
    'evil.example/prize',
    'mailto:me',
  ])('%j has an address', (name) => expect(nameFault(tidyName(name, 'NFC'), 64)).toBe('address'));

  it('is measured as it is kept', () => {
    expect(nameFault(tidyName('💚'.repeat(64)), 64)).toBeNull();
    expect(nameFault(tidyName('\ufdfa'.repeat(4)), 64)).toBe('long');
    expect(nameFinding('long', 64)).toEqual({ code: 'too_long', params: { maximum: 64 } });
  });
});
