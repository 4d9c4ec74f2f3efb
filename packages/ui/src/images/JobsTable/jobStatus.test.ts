import { expect, test } from 'vitest';
import { canCancel, canRetry, statusTone, statusWord, wholePercent } from './jobStatus.ts';
import { jobWords } from './jobsTableLabels.ts';

test.each([
  ['queued', 'waiting', true, false],
  ['running', 'busy', true, false],
  ['Running', 'busy', true, false],
  ['completed', 'done', false, false],
  ['failed', 'failed', false, true],
  ['FAILED ', 'failed', false, true],
  ['cancelled', 'neutral', false, true],
  ['resting', 'neutral', false, false],
  ['', 'neutral', false, false],
])('the status %j looks %s, can be cancelled: %s, retried: %s', (status, tone, cancel, retry) => {
  expect(statusTone(status)).toBe(tone);
  expect(canCancel(status)).toBe(cancel);
  expect(canRetry(status)).toBe(retry);
});

test.each([
  ['queued', 'queued', 'wartet'],
  ['Queued', 'Queued', 'wartet'],
  ['resting', 'resting', 'resting'],
  ['constructor', 'constructor', 'constructor'],
])('the status %j is shown as %j in English, as %j where the words name it', (status, english, german) => {
  expect(statusWord(jobWords, status)).toBe(english);
  expect(statusWord({ ...jobWords, queued: 'wartet' }, status)).toBe(german);
});

test.each([
  [0.40229885057471265, 40],
  [0.666, 67],
  [-1, 0],
  [1.2, 100],
])('a share of %d is %d % of a bar', (share, percent) => {
  expect(wholePercent(share)).toBe(percent);
});
