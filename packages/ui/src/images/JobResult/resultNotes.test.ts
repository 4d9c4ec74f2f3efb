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

const long = { format: 'webp', reason: 'Too long.', most: 16_383, width: 20_000, height: 400 } as const;

test.each<[string, NonNullable<ImageJobResult['unavailable']>[number], string]>([
  [
    'no animation',
    { format: 'jpeg', reason: 'JPEG holds none.', code: 'no-animation', frames: 8 },
    'Animations are not written as JPEG; this image has 8 frames.',
  ],
  [
    'fewer pixels',
    { ...long, code: 'sides' },
    'WEBP allows at most 16383 pixels per side; this image is 20000\u00a0×\u00a0400.',
  ],
  [
    'a failed encoder',
    { format: 'avif', reason: 'It failed.', code: 'not-encoded' },
    'This image could not be encoded as AVIF.',
  ],
  ['no code, as earlier releases told none', long, 'Too long.'],
])('a format that is not possible says why: %s', (_, unavailable, note) => {
  const missing = { ...result, unavailable: [unavailable] };
  expect(resultNotes(missing, undefined, undefined, jobResultLabels, String)).toEqual([note]);
});
