import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createBrand } from '../brand/createBrand.ts';
import { schemes } from '../theme/colours.ts';
import { leafVariables } from '../theme/cssVariables.ts';
import { tokenFiles } from './files.ts';
import { cssFile, figmaFiles, tokenFile } from './tokens.ts';

const folder = path.resolve(import.meta.dirname, '../../tokens');

describe('the files of the package are those of the theme; `npm run tokens` writes them', () => {
  test.each(Object.entries(tokenFiles))('%s', (name, text) => {
    const file = path.join(folder, name);
    if (process.env.WRITE_TOKENS) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text);
  });
});

const brands = [{ name: 'leaf' }, { name: 'harbour', brand: createBrand({ color: '#2f4fc4', radius: 12 }) }];

test('every colour has a value, and one for each mode that differs', () => {
  const { color } = tokenFile(brands);
  expect(color).toMatchObject({
    $type: 'color',
    brand: {
      $value: { colorSpace: 'srgb', hex: '#0c6f4d', components: [0.0471, 0.4353, 0.302] },
      $extensions: { mode: { 'leaf/dark': { hex: '#78b899' }, 'harbour/light': { hex: '#2f4fc4' } } },
    },
  });
  expect(Object.keys(color ?? {})).toHaveLength(Object.keys(leafVariables('light')).length + 1);
});

test('corners follow the brand, whatever the scheme', () => {
  const { radius } = tokenFile(brands);
  expect(radius).toMatchObject({
    sm: {
      $value: { value: 6, unit: 'px' },
      $extensions: {
        mode: { 'harbour/light': { value: 12, unit: 'px' }, 'harbour/dark': { value: 12, unit: 'px' } },
      },
    },
  });
});

test('Figma gets a file a mode, each with the same tokens', () => {
  const files = Object.entries(figmaFiles(brands));
  expect(files.map(([mode]) => mode)).toEqual(['leaf.light', 'leaf.dark', 'harbour.light', 'harbour.dark']);
  const [first, ...others] = files.map(([, { color }]) => Object.keys(color ?? {}));
  for (const other of others) expect(other).toEqual(first);
});

test('the stylesheet has every variable of both schemes', () => {
  const text = cssFile(brands);
  for (const scheme of schemes)
    for (const [name, value] of Object.entries(leafVariables(scheme)))
      expect(text).toContain(`${name}: ${value};`);
  expect(text).toContain('[data-brand="harbour"]');
});
