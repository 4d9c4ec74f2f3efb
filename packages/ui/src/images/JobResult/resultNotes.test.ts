import { expect, test } from 'vitest';
import type { ImageJobResult } from '../../types.ts';
import { result } from '../fixtures.ts';
import { jobResultLabels } from './jobResultLabels.ts';
import { resultNotes } from './resultNotes.ts';

const blurred: ImageJobResult = {
  ...result,
  webp: result.webp && { ...result.webp, flags: ['coloured text may blur'] },
};
const flat = result.jpeg && { ...result.jpeg, flags: ['transparency flattened'] };

test.each<[string, Partial<ImageJobResult>, string]>([
  ['both', {}, ' Prefer AVIF or JPEG for this image.'],
  ['the one that there is', { avif: null }, ' Prefer JPEG for this image.'],
  ['none that loses transparency', { jpeg: flat ?? null }, ' Prefer AVIF for this image.'],
  ['none, where an animation has no other', { avif: null, jpeg: null }, ''],
])('where text blurs in WEBP, of the formats in which it does not is named %s', (_, files, advice) => {
  const notes = resultNotes({ ...blurred, ...files }, 'webp', undefined, jobResultLabels, String);
  expect(notes).toEqual([`Fine coloured text may blur in WEBP.${advice}`]);
});
