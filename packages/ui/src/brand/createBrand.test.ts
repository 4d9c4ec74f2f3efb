import { describe, expect, test } from 'vitest';
import { schemes } from '../theme/colours.ts';
import { leafVariables } from '../theme/cssVariables.ts';
import { brandChecks } from './brandChecks.ts';
import { createBrand } from './createBrand.ts';
import { contrast } from './oklch.ts';

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const colours = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ff00',
  '#0000ff',
  '#ff0000',
  '#808080',
  'hsl(200 90% 40%)',
];
const faults = (brand: ReturnType<typeof createBrand>) =>
  brandChecks(brand)
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .map(({ scheme, role, ground, ratio }) => `${scheme}: ${role} on ${ground} ${ratio.toFixed(2)}`);

describe('every role is readable', () => {
  test.each(hues)('with the hue %i', (hue) => {
    expect(faults(createBrand({ color: hue }))).toEqual([]);
  });

  test.each(colours)('with %s', (color) => {
    expect(faults(createBrand({ color }))).toEqual([]);
  });

  test.each([0, 0.012, 0.025])('with neutrals of chroma %f', (chroma) => {
    for (const hue of hues) expect(faults(createBrand({ color: 250, neutral: { hue, chroma } }))).toEqual([]);
  });

  test.each(hues)('with stages turned by %i degrees', (turn) => {
    const stages = { storage: turn, selection: turn + 90, delivery: turn + 180, consumption: turn + 270 };
    expect(faults(createBrand({ color: 250, stages }))).toEqual([]);
  });
});

test('white stands on the filled steps', () => {
  for (const color of [...hues, ...colours]) {
    const scale = createBrand({ color }).theme.colors?.brand;
    for (const step of [7, 8] as const)
      expect(contrast('#ffffff', scale?.[step] ?? '#ffffff')).toBeGreaterThanOrEqual(4.5);
  }
});

test('a brand has a value for each of Leaf’s variables, in both schemes', () => {
  const { variables } = createBrand({ color: 275 });
  for (const scheme of schemes) {
    expect(Object.keys(variables[scheme]).sort()).toEqual(Object.keys(leafVariables(scheme)).sort());
    for (const value of Object.values(variables[scheme])) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a readable colour is taken as it is', () => {
  expect(createBrand({ color: '#3b4cc0' }).variables.light['--leaf-brand']).toBe('#3b4cc0');
});

test('a colour that is too light is moved, and keeps its hue', () => {
  const brand = createBrand({ color: '#7dd3fc' }).variables.light['--leaf-brand'];
  expect(brand).not.toBe('#7dd3fc');
  expect(contrast(brand ?? '', '#ffffff')).toBeLessThan(5.6);
});

test('corners, fonts and density are part of the theme', () => {
  const { theme, density } = createBrand({
    color: 30,
    radius: 3,
    font: 'Georgia, serif',
    headingFont: 'Futura',
    density: 'compact',
  });
  expect(theme.radius).toEqual({ xs: '2px', sm: '3px', md: '4px', lg: '6px', xl: '8px' });
  expect(theme).toMatchObject({ fontFamily: 'Georgia, serif', headings: { fontFamily: 'Futura' } });
  expect([density, theme.spacing?.md]).toEqual(['compact', '12px']);
});

test('titles take the font of the words', () => {
  expect(createBrand({ color: 30, font: 'Georgia' }).theme.headings?.fontFamily).toBe('Georgia');
});

test('a brand survives JSON', () => {
  const brand = createBrand({ color: 'rebeccapurple', font: 'Georgia' });
  expect(JSON.parse(JSON.stringify(brand))).toEqual(brand);
});

test('what is no colour is refused', () => {
  expect(() => createBrand({ color: 'evergreenish' })).toThrow();
});
