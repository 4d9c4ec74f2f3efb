import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOf } from './addresses.ts';

const parts = fc.constantFrom('a', 'b.png', 'ä', 'x y', '%20', '.', '..', 'c:');
const separator = fc.constantFrom('/', '\\');
const address = fc
  .record({
    start: fc.constantFrom(
      '',
      '',
      '/',
      '\\',
      '\\\\host.example\\',
      '/\\host.example/',
      'https:\\\\host.example/',
    ),
    path: fc.array(fc.tuple(parts, separator), { maxLength: 6 }),
    file: fc.constantFrom('a', 'b.png', '.b'),
    end: fc.constantFrom('', '', '?\\..\\x', '#\\..\\x'),
  })
  .map(({ start, path, file, end }) => start + path.flat().join('') + file + end);

it('an address with slashes and backslashes leads where it leads in browsers, never out of the bundle', () => {
  fc.assert(
    fc.property(address, fc.constantFrom('index.html', 'x/y/index.html'), (text, document) => {
      const url = new URL(text, `https://ad.example/${document}`);
      const place = placeOf(text, { inside: document });
      if (url.protocol !== 'https:') expect(place).toBeUndefined();
      else if (url.host === 'ad.example')
        expect(place).toEqual({ inside: decodeURIComponent(url.pathname).slice(1) });
      else {
        const { outside } = place as { outside: string };
        expect(new URL(outside, 'https://ad.example').href).toBe(url.href);
      }
    }),
    { numRuns: 1000 },
  );
});
