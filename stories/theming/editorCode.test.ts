import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemes } from '../../packages/ui/src/theme/colours.ts';
import { leafVariables } from '../../packages/ui/src/theme/cssVariables.ts';
import { brandFrom, editorCode, start } from './editorCode.ts';
import { exampleBrand } from './exampleBrand.ts';

test('an example that is built against the packed packages holds what the editor gives out', () => {
  const example = new URL('../../examples/tables/brand.ts', import.meta.url);
  expect(readFileSync(example, 'utf8')).toBe(editorCode(exampleBrand));
});

/** Red, amber and green keep their meaning in every brand, and so do the hues of formats. */
const kept = /^--leaf-((danger|waiting|done)(-soft|-border)?|jpeg|webp|avif)$/;

test('it changes every role', () => {
  const brand = brandFrom(exampleBrand);
  for (const scheme of schemes) {
    const same = Object.entries(leafVariables(scheme)).filter(
      ([name, value]) => !kept.test(name) && brand?.variables[scheme][name] === value,
    );
    expect(same).toEqual([]);
  }
});

test('only what was chosen is written', () => {
  expect(editorCode({ ...start, tint: 6, radius: 6 })).toContain("createBrand({\n  color: '#2f4fc4',\n});");
});

test('a colour that is being typed is no fault', () =>
  expect(brandFrom({ ...start, color: '#2f4f' })).toBeDefined());
test('what is no colour has no brand', () => expect(brandFrom({ ...start, color: 'blu' })).toBeUndefined());
