import { describe, expect, it } from 'vitest';
import { lookOf } from './lookalikes.ts';

const alike = (first: string, second: string): boolean => {
  const [a, b] = [lookOf(first), lookOf(second)];
  return a.name_look === b.name_look || a.name_small_look === b.name_small_look;
};

describe('two names', () => {
  it.each([
    ['Northwind Media', 'northwind MEDIA'],
    ['Northwind Media', 'Nоrthwind Mеdia'],
    ['NORTHWIND', 'nоrthwind'],
    ['PayPal', 'PayPaI'],
    ['Paypal', 'РАУРАL'.toLowerCase()],
    ['ABB', 'ΑΒΒ'],
    ['abb', 'ΑΒΒ'],
    ['Northwind', 'Ｎｏｒｔｈｗｉｎｄ'],
    ['Northwind Media', 'Northwind\u00a0\u2009Media'],
    ['Northwind', 'North\u200bwi\u00adnd'],
    ['Northwind', 'Northwind\u200f'],
    ['modern', 'rnodern'],
    ['Ad-Tech', 'Ad‐Tech'],
    ['Zoé', 'Zoe\u0301'],
  ])('%j and %j look alike', (first, second) => expect(alike(first, second)).toBe(true));

  it.each([
    ['AIR Media', 'ALR Media'],
    ['Müller', 'Muller'],
    ['Northwind', 'Northwind 2'],
    ['Ελένη', 'Μαρία'],
    ['山田', '山本'],
    ['Leaf', 'Lead'],
  ])('%j and %j do not', (first, second) => expect(alike(first, second)).toBe(false));
});
