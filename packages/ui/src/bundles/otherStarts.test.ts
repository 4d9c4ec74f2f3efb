import type { BundleEntry } from '@leaf/optimiser/browser';
import { expect, it } from 'vitest';
import { filesOfOthers, otherStarts } from './otherStarts.ts';

const file = (path: string, type: BundleEntry['type'], load: BundleEntry['load']): BundleEntry => ({
  ...{ path, type, load },
  ...{ bytes: 9, transfer: 9, found: null },
});

it('tells what belongs to another start from what is unused or left behind', () => {
  const inventory = {
    entry: 'de/a.html',
    files: [
      file('de/a.html', 'html', 'initial'),
      file('en/b.html', 'html', 'unused'),
      file('en/inner/c.html', 'html', 'unused'),
      file('en/b.jpg', 'jpeg', 'unused'),
      file('old.jpg', 'jpeg', 'unused'),
      file('__MACOSX/._a.html', 'html', 'unused'),
    ],
    unused: ['old.jpg'],
  };
  expect(filesOfOthers(inventory).map(({ path }) => path)).toEqual([
    'en/b.html',
    'en/inner/c.html',
    'en/b.jpg',
  ]);
  expect(otherStarts(inventory)).toEqual(['en/b.html']);
});
