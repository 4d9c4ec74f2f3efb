import { expect, it } from 'vitest';
import { quote } from './quote.ts';

it.each([
  ['Acme', '“Acme”'],
  ['Müller & Söhne GmbH', '“Müller & Söhne GmbH”'],
  ['St. Mary, Inc.', '“St. Mary, Inc.”'],
  ['https://evil.example', '“https //evil․example”'],
  ['www.evil.example/a.b', '“www․evil․example/a․b”'],
  ['me@evil.example', '“me at evil․example”'],
  ['mailto:me', '“mailto me”'],
  ['two\r\nlines\u0000 and\u202e more', '“two lines and more”'],
  ['a “quoted” "name"', '“a ‘quoted‘ ‘name‘”'.replaceAll('‘', "'")],
  ['Grün & „Söhne“', "“Grün & 'Söhne'”"],
  ['“Both” „Half“ «Most» ‟more”', "“'Both' 'Half' 'Most' 'more'”"],
  ['x'.repeat(200), `“${'x'.repeat(79)}…”`],
])('quotes the name %j', (name, quoted) => expect(quote(name)).toBe(quoted));
