import { expect, it } from 'vitest';
import { fileTypeOf } from './fileType.ts';

it.each([
  ['MPEG 1', 0xfb],
  ['MPEG 1, with checksums', 0xfa],
  ['MPEG 2, as at 22.05 kHz', 0xf3],
  ['MPEG 2.5', 0xe3],
])('knows an MP3 without tags by its first frame: %s', (_version, header) => {
  expect(fileTypeOf('sound.mp3', Uint8Array.of(0xff, header, 0x44, 0xc4, 0))).toBe('audio');
});

it('takes the mark of UTF-16 for no sound', () => {
  expect(fileTypeOf('ad.js', Uint8Array.of(0xff, 0xfe, 0x61, 0))).toBe('js');
});
