import { afterAll, describe, expect, it } from 'vitest';
import { lightenBundle } from '../bundle/lighten.ts';
import { createOptimiser } from './optimiser.ts';

const optimiser = createOptimiser();
afterAll(() => optimiser.close());

const bytes = Buffer.from('never read');
const ask = { bytes, mode: 'lightweighting', target: 0.98 } as const;
/** A value that a program without types may pass. */
const wrong = <T>(value: unknown) => value as T;

describe('arguments that no type checker saw', () => {
  it.each([0, -1, 1.5, Number.NaN])('%d slots are refused at once', (slots) => {
    expect(() => createOptimiser({ slots })).toThrow(RangeError);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['bytes must be', () => optimiser.optimise({ ...ask, bytes: wrong('picture.png') })],
    ['mode must be', () => optimiser.optimise({ ...ask, mode: wrong('fast') })],
    ['preset must be', () => optimiser.optimise({ ...ask, preset: wrong('google') })],
    ['only must be', () => optimiser.optimise({ ...ask, only: wrong(['bmp']) })],
    ['bytes must be', () => optimiser.point({ bytes: wrong('a.png'), format: 'jpeg', quality: 80 })],
    ['format must be', () => optimiser.point({ bytes, format: wrong('png'), quality: 80 })],
    ['bytes must be', () => optimiser.resize({ bytes: wrong('a.png'), width: 1, height: 1 })],
    ['file must be', () => optimiser.inspect(wrong('picture.png'))],
    ['file must be', () => optimiser.svg(async () => wrong('<svg/>'))],
    ['There is no preset "google"', () => lightenBundle(optimiser, { bytes, preset: wrong('google') })],
  ])('%s: the argument is named, not the picture blamed', async (sentence, call) => {
    const error = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    expect(String(error)).toContain(sentence);
  });
});
