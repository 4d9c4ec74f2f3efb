import { expect, it } from 'vitest';
import { keepBudget } from './budget.ts';
import type { OpenPicture } from './picture.ts';
import type { BundleEntry, BundleInventory } from './types.ts';

const entry = (path: string, transfer: number, load: BundleEntry['load']): BundleEntry => ({
  path,
  type: path.endsWith('.png') ? 'png' : 'html',
  bytes: transfer,
  transfer,
  load,
  found: 'html',
});
const inventory: BundleInventory = {
  entry: 'index.html',
  entry_sure: true,
  size: null,
  click: null,
  backup: null,
  files: [
    entry('index.html', 100, 'initial'),
    entry('a.png', 900, 'initial'),
    entry('late.html', 40, 'later'),
    entry('b.png', 500, 'later'),
    entry('backup.png', 7000, 'backup'),
  ],
  initial: { requests: 2, bytes: 1000, transfer: 1000 },
  later: { requests: 2, bytes: 540, transfer: 540 },
  external: [],
  unused: [],
  missing: [],
};
const data = new Uint8Array();

/** A picture as it was, with one smaller file of 0.95. */
function picture(path: string, bytes: number, smaller: number): OpenPicture {
  const original = { bytes, loss: 0, ssim: null, data };
  const point = { quality: 50, bytes: smaller, ssim: 0.95, ms_ssim: 0.95, fidelity: 99, data };
  return {
    path,
    format: 'png',
    original,
    points: new Map([[50, { ...point, format: 'png' }]]),
    chosen: original,
    kept: null,
    width: 300,
    height: 250,
  };
}

/** The outcome, and the bytes of each picture after it. */
async function keep(of: 'initial' | 'later' | 'download', limit: number) {
  const pictures = [picture('a.png', 900, 300), picture('b.png', 500, 200)];
  const outcome = await keepBudget({ of, limit }, [], inventory, pictures, async () => {});
  return [outcome, ...pictures.map(({ chosen }) => chosen.bytes)];
}

it.each([
  ['initial', 1000, 900, 500],
  ['initial', 999, 300, 500],
  ['initial', 400, 300, 500],
  ['later', 540, 900, 500],
  ['later', 240, 900, 200],
  ['download', 1540, 900, 500],
  ['download', 640, 300, 200],
] as const)('%s: %d bytes are kept with pictures of %d and %d', async (of, limit, ...bytes) => {
  expect(await keep(of, limit)).toEqual([{ kept: true, least: null }, ...bytes]);
});

it.each([
  ['initial', 399, 100 + 300],
  ['later', 239, 40 + 200],
  ['download', 639, 140 + 500],
] as const)('%s: %d bytes cannot be kept, %d could', async (of, limit, least) => {
  expect(await keep(of, limit)).toEqual([{ kept: false, least }, 900, 500]);
});
