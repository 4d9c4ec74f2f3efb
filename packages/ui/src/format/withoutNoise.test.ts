import { expect, test } from 'vitest';
import { withoutNoise } from './withoutNoise.ts';

test.each([
  [0.441_000_000_000_000_06, 0.441],
  [0.1 + 0.2, 0.3],
  [13.302_000_000_000_001, 13.302],
  [330.937_499_999_999_94, 330.9375],
  [0, 0],
])('%d without noise is %d', (value, clean) => expect(withoutNoise(value)).toBe(clean));
