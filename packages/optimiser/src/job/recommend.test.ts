import { describe, expect, it } from 'vitest';
import { encoderSettings } from '../codec/settings.ts';
import type { Source } from '../codec/source.ts';
import { type PresetId, presetOf } from '../presets.ts';
import { goalOf } from '../search/goal.ts';
import { type Mode, type WrittenFormat, writtenFormats } from '../types.ts';
import { resultOf } from './result.ts';

const source: Source = {
  data: new Uint8Array(),
  width: 300,
  height: 250,
  channels: 3,
  transparent: false,
  chromaCritical: false,
  flat: 0,
  gray: false,
  soft: 0,
  uploadBytes: 20_000,
};

type Files = Partial<Record<WrittenFormat, [bytes: number, ssim: number, fidelity?: number]>>;

/** The result when each format measured one file. */
function resultWith(
  mode: Mode,
  target: number | null,
  files: Files,
  picture: Partial<Source> = {},
  preset?: PresetId,
) {
  const taken = { ...source, ...picture };
  const measured = new Map(
    writtenFormats.flatMap((format) => {
      const [bytes, ssim, fidelity = 90] = files[format] ?? [];
      if (bytes === undefined || ssim === undefined) return [];
      return [[format, [{ format, quality: 80, bytes, ssim, ms_ssim: ssim, fidelity }]]];
    }),
  );
  const platform = preset && presetOf(preset);
  const goal = goalOf(mode, target, taken, platform);
  const settings = encoderSettings(taken, 3e9);
  return resultOf({ source: taken, settings, mode, target, goal, measured, preset: platform });
}

const recommended = (...job: Parameters<typeof resultWith>) => resultWith(...job).recommended;

describe('the recommended format', () => {
  it('is looked for among those that save something', () => {
    const files = { webp: [20_500, 0.99], jpeg: [17_805, 0.98] } as const;
    expect(recommended('file_size', 30, { webp: [...files.webp], jpeg: [...files.jpeg] })).toBe('jpeg');
    expect(recommended('lightweighting', 0.98, { webp: [20_500, 0.99] })).toBeNull();
  });

  it.each([
    [19_999, []],
    [20_000, ['no saving']],
  ])('an upload of 20,000 bytes as %d bytes has the flags %j', (bytes, flags) => {
    expect(resultWith('lightweighting', 0.98, { webp: [bytes, 0.985] }).webp.flags).toEqual(flags);
  });

  it('takes the smaller of two that are good enough, whatever the size allows', () => {
    expect(recommended('file_size', 200, { webp: [9000, 0.9999], avif: [6300, 0.9951] })).toBe('avif');
  });

  it('takes the more similar of two that the size keeps from being good enough', () => {
    expect(recommended('file_size', 10, { jpeg: [8000, 0.97], avif: [9900, 0.985] })).toBe('avif');
  });

  it('ranks the recommended similarity before bytes under the limit of an ad unit', () => {
    const large = { width: 1300, height: 731, uploadBytes: 900_000 };
    expect(recommended('lean', null, { jpeg: [187_500, 0.98], avif: [195_500, 0.99] }, large)).toBe('avif');
    expect(recommended('lean', null, { jpeg: [187_500, 0.975], avif: [195_500, 0.981] }, large)).toBe('avif');
  });

  it('takes the nearest one when none reaches the similarity', () => {
    expect(recommended('lightweighting', 0.99, { jpeg: [5000, 0.97], avif: [9000, 0.985] })).toBe('avif');
  });

  it('keeps transparency if a format that can reaches the goal', () => {
    const files: [number, number][] = [
      [4000, 0.99],
      [9000, 0.99],
    ];
    const transparent = { transparent: true, channels: 4 as const };
    expect(recommended('lightweighting', 0.98, { jpeg: files[0], webp: files[1] }, transparent)).toBe('webp');
  });

  it.each<[Mode, number | null]>([
    ['file_size', 21],
    ['file_size', 20],
    ['bpp', 2.3],
    ['lean', null],
    ['lightweighting', 0.98],
    ['ms-lightweighting', 0.98],
  ])('is never a damaged file where the upload is no larger than it may be: %s', (mode, target) => {
    const files: Files = {
      jpeg: [19_000, 0.985, 40],
      webp: [20_800, 0.99],
      avif: [20_900, 0.99],
      png: [17_500, 0.779, 20],
    };
    const result = resultWith(mode, target, files, {}, 'google-ads');
    expect(result.recommended).toBeNull();
    expect(result.more.recommended).toBeUndefined();
    expect(result.more.preset?.recommended).toBeNull();
    expect(result.more.png?.flags).toContain('visible damage');
  });

  it('is a damaged file where the upload is too large and nothing else fits, and says so', () => {
    const result = resultWith('file_size', 18, { jpeg: [18_500, 0.97], png: [17_500, 0.779, 20] });
    expect(result.more.recommended).toBe('png');
    expect(result.more.png?.flags).toContain('visible damage');
    expect(recommended('file_size', 18, { jpeg: [17_900, 0.9, 40], avif: [17_000, 0.96] })).toBe('avif');
  });
});
