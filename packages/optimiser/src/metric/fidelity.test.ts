import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpus } from '../../test/corpus.ts';
import { fixture } from '../../test/pictures.ts';
import { decodeCandidate, encode } from '../codec/encode.ts';
import { encoderSettings } from '../codec/settings.ts';
import { sharp } from '../codec/sharp.ts';
import { decodeSource } from '../codec/source.ts';
import { defaultLimits } from '../limits.ts';
import { type Format, formats } from '../types.ts';
import { fidelity, leastFidelity } from './fidelity.ts';

/** SSIMULACRA2 2.1 on the corpus over white: quality, SSIM and score by picture and format. */
const reference: Record<string, Record<Format, [number, number, number][]>> = JSON.parse(
  readFileSync(new URL('../../test/fixtures/metric/ssimulacra2-values.json', import.meta.url), 'utf8'),
);

const pictures = [
  'ad 300x250',
  'ad 320x50',
  'offer 300x250',
  'red on white 320x50',
  'blue on red 300x250',
  'chelsea 451x300',
  'coffee 300x250',
  'night 300x250',
  'logo 300x250',
  'black text 728x90',
];

interface Judged {
  file: string;
  width: number;
  height: number;
  ssim: number;
  score: number;
  fidelity: number;
}

async function judge(name: string): Promise<Judged[]> {
  const drawn = corpus.find((one) => one.name === name);
  const source = await decodeSource((await drawn?.draw()) ?? Buffer.alloc(0), defaultLimits);
  // The values were measured on files of mozjpeg's own table.
  const settings = { ...encoderSettings(source, 3e9), jpegTable: 3 } as const;
  const judged: Judged[] = [];
  for (const format of formats)
    for (const [quality, ssim, score] of reference[name]?.[format] ?? []) {
      const candidate = await decodeCandidate(await encode(source, format, quality, settings), {
        transparent: false,
      });
      const { width, height } = source;
      judged.push({
        file: `${name} ${format} ${quality}`,
        width,
        height,
        ssim,
        score,
        fidelity: fidelity(source, candidate),
      });
    }
  return judged;
}

/** The rank of each value. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const out = new Array<number>(values.length);
  order.forEach((at, rank) => {
    out[at] = rank;
  });
  return out;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((x, y) => x + y, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const dot = (x: readonly number[], mx: number, y: readonly number[], my: number) =>
    x.reduce((sum, value, i) => sum + (value - mx) * ((y[i] ?? 0) - my), 0);
  return dot(a, ma, b, mb) / Math.sqrt(dot(a, ma, a, ma) * dot(b, mb, b, mb));
}

describe('fidelity beside SSIMULACRA2', { timeout: 120_000 }, () => {
  const judged: Judged[] = [];
  const passes = ({ width, height, fidelity: value }: Judged) => value >= leastFidelity(width, height);

  for (const name of pictures)
    beforeAll(async () => {
      judged.push(...(await judge(name)));
    }, 120_000);

  it('orders files as SSIMULACRA2 does, better than SSIM', () => {
    const scores = ranks(judged.map(({ score }) => score));
    const own = correlation(ranks(judged.map((one) => one.fidelity)), scores);
    expect(own).toBeGreaterThan(0.85);
    expect(own).toBeGreaterThan(correlation(ranks(judged.map(({ ssim }) => ssim)), scores) + 0.1);
  });

  it('refuses what is visibly broken, whatever its SSIM', () => {
    const broken = judged.filter(({ score }) => score < 30);
    expect(broken.length).toBeGreaterThan(10);
    expect(broken.some(({ ssim }) => ssim > 0.98)).toBe(true);
    expect(broken.filter(passes).map(({ file }) => file)).toEqual([]);
  });

  it('lets pass what is good', () => {
    const good = judged.filter(({ score }) => score >= 75);
    expect(good.filter((one) => !passes(one)).length).toBeLessThan(good.length * 0.03);
  });
});

describe('fidelity', () => {
  it('is 100 for equal pictures and for pictures too small to judge', async () => {
    const source = await decodeSource(fixture('chelsea.png'), defaultLimits);
    expect(fidelity(source, source)).toBe(100);
    const dot = { data: Uint8Array.of(1, 2, 3), width: 1, height: 1 };
    expect(fidelity(dot, { ...dot, data: Uint8Array.of(200, 2, 3) })).toBe(100);
  });

  it('reads gray, gray with alpha, RGB and RGBA alike', async () => {
    const [a, b] = await Promise.all(
      [0, 3].map((blur) => {
        const photo = sharp(fixture('chelsea.png')).resize(100);
        return (blur ? photo.blur(blur) : photo).grayscale().toColourspace('b-w').raw().toBuffer();
      }),
    );
    const as = (data: Buffer | undefined, spread: (value: number) => number[]) => ({
      data: Uint8Array.from([...(data ?? [])].flatMap(spread)),
      width: 100,
      height: (data?.length ?? 0) / 100,
    });
    const spreads: ((value: number) => number[])[] = [
      (v) => [v],
      (v) => [v, 255],
      (v) => [v, v, v],
      (v) => [v, v, v, 255],
    ];
    const values = spreads.map((spread) => fidelity(as(a, spread), as(b, spread)));
    for (const value of values) expect(value).toBeCloseTo(values[0] ?? 0, 6);
    expect(values[0]).toBeLessThan(90);
  });

  it('asks more of small banners and less of pictures that are seen reduced', () => {
    expect(leastFidelity(320, 50)).toBe(70);
    expect(leastFidelity(300, 250)).toBe(62);
    expect(leastFidelity(2000, 1000)).toBe(56);
    expect(leastFidelity(8000, 8000)).toBe(30);
  });
});
