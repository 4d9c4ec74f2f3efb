import { describe, expect, test } from 'vitest';
import { createFormat } from '../format/format.ts';
import type { DataPoint, ImageJobResult } from '../types.ts';
import { frontierOf } from './frontier.ts';
import { ssimCsv, ssimSeries } from './ssimSeries.ts';

const triples: DataPoint[] = [
  [92, 240_000, 0.995],
  [45, 61_000, 0.952],
  [78, 120_500, 0.98],
];
const objects: DataPoint[] = triples.map((point) =>
  'quality' in point ? point : { quality: point[0], size: point[1], ssim: point[2] },
);
const jpeg = { quality: 78, size: 120_500, ssim: 0.98, data_points: triples };

describe('ssimSeries', () => {
  test.each([
    ['triples', triples],
    ['objects', objects],
    ['a mixture', [triples[0], objects[1], triples[2]].filter((point) => point !== undefined)],
  ])('reads data points given as %s, smallest file first, 1 KB = 1000 bytes', (_, data_points) => {
    const [series] = ssimSeries({ jpeg: { ...jpeg, data_points } });
    expect(series?.points).toEqual([
      { format: 'jpeg', quality: 45, kb: 61, ssim: 0.952, chosen: false },
      { format: 'jpeg', quality: 78, kb: 120.5, ssim: 0.98, chosen: true },
      { format: 'jpeg', quality: 92, kb: 240, ssim: 0.995, chosen: false },
    ]);
  });

  test('gives one series per format with data, in a fixed order', () => {
    const result = { avif: jpeg, webp: null, jpeg };
    expect(ssimSeries(result).map(({ format }) => format)).toEqual(['jpeg', 'avif']);
  });

  test('adds the chosen file when the list of points lacks it, and never twice', () => {
    const [without] = ssimSeries({ webp: { ...jpeg, data_points: [] } });
    expect(without?.points).toEqual([{ format: 'webp', quality: 78, kb: 120.5, ssim: 0.98, chosen: true }]);
    const [repeated] = ssimSeries({ webp: { ...jpeg, data_points: [...triples, ...triples] } });
    expect(repeated?.points).toHaveLength(3);
  });

  test('orders equal sizes by quality', () => {
    const data_points: DataPoint[] = [
      [7, 900, 0.5],
      [6, 900, 0.5],
    ];
    const [series] = ssimSeries({ avif: { quality: 6, size: 900, ssim: 0.5, data_points } });
    expect(series?.points.map(({ quality }) => quality)).toEqual([6, 7]);
  });

  test.each<[string, ImageJobResult | null | undefined]>([
    ['no result', undefined],
    ['null', null],
    ['an empty result', {}],
    [
      'nothing that can be drawn',
      { jpeg: { quality: Number.NaN, size: 0, ssim: Number.NaN, data_points: [] } },
    ],
  ])('is empty for %s', (_, result) => {
    expect(ssimSeries(result)).toEqual([]);
  });
});

test('ssimCsv writes every point with its full precision', () => {
  const data_points: DataPoint[] = [
    [45, 61_003, 0.9524817],
    [99, 300_000, 0.97],
  ];
  const series = ssimSeries({ jpeg: { ...jpeg, data_points } });
  const csv = ssimCsv(series, frontierOf(series));
  expect(csv.split('\r\n')).toEqual([
    'format,quality,size_bytes,size_kb,ssim,chosen,unbeaten',
    'jpeg,45,61003,61.003,0.9524817,no,yes',
    'jpeg,78,120500,120.5,0.98,yes,yes',
    'jpeg,99,300000,300,0.97,no,no',
    '',
  ]);
  const german = ssimCsv(series, [], createFormat('de', 'UTC').pasted);
  expect(german).toContain('chosen;unbeaten\r\njpeg;45;61003;61,003;0,9524817;no;no\r\n');
});
