import { describe, expect, it } from 'vitest';
import { createFormat } from '../format/format.ts';
import { nearLimits, usageKeys, usageLabels, usageText, usedShare } from './usage.ts';

const usage = {
  campaigns: { used: 1600, limit: 2000 },
  rows: { used: 159_999, limit: 200_000 },
  images: { used: 6000, limit: 5000 },
  bytes: { used: 12_340_000_000, limit: 50_000_000_000 },
};
const format = createFormat('en-GB', 'UTC');

describe('limits', () => {
  it.each([
    ['campaigns', 0.8],
    ['images', 1],
  ] as const)('are used by a share of at most one: %s', (key, share) => {
    expect(usedShare(usage, key)).toBe(share);
  });

  it('are used by nothing where the server does not know them', () => {
    expect(usedShare(usage, 'creatives')).toBe(0);
    expect(
      usageText({ ...usage, creatives: { used: 3, limit: 2000 } }, 'creatives', format, usageLabels),
    ).toBe('3 of 2,000 HTML5 creatives');
  });

  it('are near from four fifths on', () => {
    expect(nearLimits(usage, usageKeys)).toEqual(['campaigns', 'images']);
    expect(nearLimits(usage, ['rows', 'bytes'])).toEqual([]);
  });

  it.each([
    ['campaigns', '1,600 of 2,000 campaigns'],
    ['rows', '159,999 of 200,000 rows in all campaigns'],
    ['bytes', '12.34 of 50 GB for images and what was made of them'],
  ] as const)('read as a sentence: %s', (key, text) => {
    expect(usageText(usage, key, format, usageLabels)).toBe(text);
  });

  it('are dashes as long as they are not known', () => {
    expect(usageText(null, 'bytes', format, usageLabels)).toBe(
      '– of – GB for images and what was made of them',
    );
  });
});
