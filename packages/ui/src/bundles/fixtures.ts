import type { BundleDetail, BundleOutcome } from './bundleTypes.ts';

const initial = { requests: 3, bytes: 213_900, transfer: 212_640 };
const later = { requests: 1, bytes: 58_300, transfer: 58_300 };

/** An HTML5 creative with heavy pictures. */
export const creative: BundleDetail = {
  bytes: 271_840,
  inventory: {
    entry: 'index.html',
    entry_sure: true,
    size: { width: 300, height: 250 },
    click: 'clickTag',
    backup: null,
    files: [
      { path: 'index.html', type: 'html', bytes: 1_900, transfer: 640, load: 'initial', found: null },
      {
        path: 'img/hero.jpg',
        type: 'jpeg',
        bytes: 120_000,
        transfer: 120_000,
        load: 'initial',
        found: 'html',
      },
      { path: 'img/text.png', type: 'png', bytes: 92_000, transfer: 92_000, load: 'initial', found: 'css' },
      { path: 'img/next.jpg', type: 'jpeg', bytes: 58_300, transfer: 58_300, load: 'later', found: 'text' },
    ],
    initial,
    later,
    external: [],
    unused: [],
    missing: [],
  },
};

export const lighterCreative: BundleOutcome = {
  after: {
    bytes: 98_420,
    initial: { ...initial, bytes: 78_200, transfer: 76_940 },
    later: { ...later, bytes: 20_100, transfer: 20_100 },
  },
};
