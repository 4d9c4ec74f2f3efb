import { expect, test } from 'vitest';
import { downloadName } from './downloadName.ts';

test.each([
  [7, 'jpeg', 82, 'image-7-jpeg-q82.jpg'],
  [7, 'webp', 5, 'image-7-webp-q5.webp'],
  [7, 'png', 100, 'image-7-png-q100.png'],
  [12345, 'avif', 100, 'image-12345-avif-q100.avif'],
] as const)('image %i as %s at quality %i is saved as %s', (id, format, quality, name) => {
  expect(downloadName(id, format, quality)).toBe(name);
});
