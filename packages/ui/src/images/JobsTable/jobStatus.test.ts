import { expect, test } from 'vitest';
import { canCancel, canRetry, statusTone } from './jobStatus.ts';

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
