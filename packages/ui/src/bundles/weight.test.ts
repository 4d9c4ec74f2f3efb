import { expect, it } from 'vitest';
import { creative, lighterCreative } from './fixtures.ts';
import { lightened, weigh } from './weight.ts';

const lighter = lightened(creative, lighterCreative);
const { inventory } = creative;

it('is too heavy where a limit of bytes is broken', () => {
  expect(weigh('google-ads', creative)).toMatchObject({
    verdict: 'heavy',
    breaks: [{ rule: 'zip', is: 314_672, most: 150_000 }],
  });
  expect(weigh('iab-portfolio', creative)).toMatchObject({
    verdict: 'heavy',
    breaks: [{ rule: 'initial', is: 230_957, most: 150_000 }],
  });
});

it('is light enough within the limits, and says how much room it takes', () => {
  expect(weigh('google-ads', lighter)).toEqual({
    verdict: 'light',
    breaks: [],
    mayBreak: [],
    room: [{ rule: 'zip', is: 104_477, most: 150_000, paths: [] }],
  });
  expect(weigh('iab-portfolio', lighter)).toMatchObject({
    verdict: 'light',
    room: [{ rule: 'initial', is: 60_254, most: 150_000 }],
  });
  expect(weigh('display-video-360', lighter)?.room).toMatchObject([
    { rule: 'download', is: 86_099, most: 5_000_000 },
  ]);
});

it('may be light enough and still lack something', () => {
  const unclickable = { ...lighter, inventory: { ...lighter.inventory, click: null } };
  expect(weigh('campaign-manager-360', unclickable)).toMatchObject({
    verdict: 'light',
    breaks: [{ rule: 'no-click' }],
  });
});

it('is not known without an ad size where the limit depends on it', () => {
  const unsized = { ...lighter, inventory: { ...inventory, size: null } };
  expect(weigh('iab-portfolio', unsized)).toMatchObject({ verdict: 'unknown', room: [] });
});

it('is not known where unused pictures that a script may load would break a limit', () => {
  const possible = { requests: 2, bytes: 164_900, transfer: 164_900 };
  const open = lightened(creative, { after: { ...lighterCreative.after, possible } });
  expect(weigh('iab-portfolio', open)).toMatchObject({
    verdict: 'unknown',
    breaks: [],
    mayBreak: [{ rule: 'initial', is: 60_254 + 164_900, most: 150_000 }],
  });
  expect(weigh('google-ads', open)).toMatchObject({ verdict: 'light', mayBreak: [] });
  expect(weigh('display-video-360', open)).toMatchObject({
    verdict: 'light',
    room: [{ rule: 'download', is: 86_099 + 164_900 }],
  });
});

it('has nothing to say for a platform without rules for HTML5 creatives', () => {
  expect(weigh('ad-manager', creative)).toBeUndefined();
});
