import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureSizes } from '../../../packages/ui/src/theme/figureSizes.ts';
import { pixels } from './theme.ts';
import { stepPixels, wordmark } from './typeSteps.ts';

/** The sizes in a stylesheet that are neither variables nor parts of the size around them, in pixels. */
const sizesIn = (css: string) =>
  [...css.matchAll(/font-size:\s*(?:rem\((\d+)px\)|(\d+)px|([\d.]+)rem)\s*;/g)].map(([, rem, px, given]) =>
    Number(rem ?? px ?? Number(given) * 16),
  );

const styles = globSync('packages/ui/src/**/*.css').map((file) => sizesIn(readFileSync(file, 'utf8')));
const used = new Set(styles.flat());

test('every size of a stylesheet is on the page', () => {
  const told = new Set([...stepPixels, ...Object.values(figureSizes).map(pixels), wordmark]);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((size) => !told.has(size))).toEqual([]);
});

test('every size on the page that no theme has is used', () => {
  expect([13, 11, wordmark].filter((size) => !used.has(size))).toEqual([]);
  expect(stepPixels).toEqual([24, 20, 16, 16, 15, 14, 13, 12, 11]);
});

test('a size is read in each unit', () => {
  expect(sizesIn('a { font-size: rem(13px); } b { font-size: 12px; } c { font-size: 0.6875rem; }')).toEqual([
    13, 12, 11,
  ]);
  expect(sizesIn('a { font-size: 0.72em; } b { font-size: var(--x); }')).toEqual([]);
});
