import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, mergeMantineTheme, mergeThemeOverrides } from '@mantine/core';
import { expect, test } from 'vitest';
import { createBrand } from '../brand/createBrand.ts';
import { schemes } from './colours.ts';
import { cssVariablesResolver, leafVariables } from './cssVariables.ts';
import { figureSizes } from './figureSizes.ts';
import { leafTheme } from './theme.ts';

const resolved = (...themes: Parameters<typeof mergeThemeOverrides>) =>
  cssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, mergeThemeOverrides(leafTheme, ...themes)));

test('Leaf’s own theme has Leaf’s own colours', () => {
  for (const scheme of schemes) expect(resolved()[scheme]).toMatchObject(leafVariables(scheme));
});

test('a brand replaces each of them', () => {
  const brand = createBrand({ color: 250 });
  for (const scheme of schemes) expect(resolved(brand.theme)[scheme]).toMatchObject(brand.variables[scheme]);
});

test('links, selection and focus follow a primary colour of the host', () => {
  const { light, dark } = resolved({ primaryColor: 'indigo' });
  expect(light).toMatchObject({
    '--leaf-brand': 'var(--mantine-primary-color-filled)',
    '--leaf-brand-soft': 'var(--mantine-primary-color-light)',
    '--leaf-focus': 'var(--mantine-primary-color-filled)',
  });
  expect(dark['--leaf-brand']).toBe('var(--mantine-primary-color-4)');
});

test('a font of the host reaches the titles', () => {
  const theme = mergeMantineTheme(DEFAULT_THEME, mergeThemeOverrides(leafTheme, { fontFamily: 'Georgia' }));
  expect(theme.headings.fontFamily).toBe('Georgia');
});

test('the stylesheet sets the sizes of figures', () => {
  const styles = readFileSync(new URL('base.css', import.meta.url), 'utf8');
  for (const [name, size] of Object.entries(figureSizes))
    expect(styles).toContain(`--leaf-figure-${name}: calc(${size} * var(--mantine-scale));`);
});
