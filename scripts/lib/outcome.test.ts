import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { outcomeOf } from './outcome.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'leaf-checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const began = 1_700_000_000_000;
const good = { passed: 3, failed: 0, seconds: 7, lastLines: '' };
const bad = { passed: 2, failed: 1, seconds: 7, lastLines: 'Expected 1, received 2' };
const notRun = { passed: 0, failed: 1, seconds: '', lastLines: 'It did not run: what it needs has failed.' };

describe('the outcome of a check', () => {
  it.each([
    ['that passed', { written: good, after: 1, isUnwell: false }, good],
    ['that failed', { written: bad, after: 1, isUnwell: true }, bad],
    [
      'that had nothing new to do',
      { written: good, after: -1, isUnwell: false },
      { ...good, seconds: 'unchanged' },
    ],
    [
      'that passed the last time, and whose needs failed',
      { written: good, after: -1, isUnwell: true },
      notRun,
    ],
    ['that never ran, as its needs failed', { written: undefined, after: 0, isUnwell: true }, notRun],
    ['that wrote nothing', { written: undefined, after: 0, isUnwell: false }, notRun],
  ])('%s', (name, { written, after, isUnwell }, expected) => {
    const file = path.join(folder, `${name}.json`);
    if (written) {
      writeFileSync(file, JSON.stringify({ name, ...written }));
      const seconds = began / 1000 + after;
      utimesSync(file, seconds, seconds);
    }
    expect(outcomeOf(name, { folder, began, isUnwell })).toEqual({ name, ...expected });
  });
});
