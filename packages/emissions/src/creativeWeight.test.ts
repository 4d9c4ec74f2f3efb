import { describe, expect, test } from 'vitest';
import { payloadOf, takesWeight, weightChange, withWeight } from './creativeWeight.ts';
import { deliveryEmissions, recompute } from './index.ts';

const row = {
  level: 1,
  country: 'Germany',
  region: 'Europe',
  impressions: 1_000_000,
  placement_type: 'display',
  payload: 0.4,
} as const;
const bytes = { before: 151_000, after: 4_000 };

describe('weightChange', () => {
  const { before, after, saved, shareOfDelivery, shareOfCampaign, rows } = weightChange([row, row], bytes, {
    delivery: 2,
    campaign: 10,
  });

  test('is the model itself with either weight in MB', () => {
    const one = (payload: number) => deliveryEmissions({ ...row, payload }).total_emissions;
    expect(before).toBeCloseTo(2 * one(0.151), 12);
    expect(after).toBeCloseTo(2 * one(0.004), 12);
    expect(saved).toBeCloseTo(before - after, 12);
  });

  test('keeps the overhead of an impression on both sides', () => {
    expect(after / before).toBeGreaterThan(bytes.after / bytes.before);
    expect(weightChange([row], { before: 151_000, after: 0 }).after).toBeGreaterThan(0);
  });

  test('says the share of Delivery and of the campaign', () => {
    expect(shareOfDelivery).toBeCloseTo(saved / (before + 2), 12);
    expect(shareOfCampaign).toBeCloseTo(saved / (before + 12), 12);
  });

  test('carries a trace that gives the same figures', () => {
    expect(rows).toHaveLength(2);
    for (const { before: heavy, after: light } of rows) {
      for (const { trace, total_emissions } of [heavy, light]) {
        expect(recompute(trace)).toMatchObject({ total_emissions: expect.closeTo(total_emissions, 12) });
      }
    }
  });

  test('is nothing without rows, and negative for a heavier file', () => {
    expect(weightChange([], bytes)).toMatchObject({ before: 0, after: 0, saved: 0, shareOfDelivery: 0 });
    expect(weightChange([row], { before: 4_000, after: 151_000 }).saved).toBeLessThan(0);
  });

  test('refuses a row as the model does', () => {
    expect(() => weightChange([{ ...row, country: 'Atlantis' }], bytes)).toThrow();
  });
});

describe('the weight in a row', () => {
  test('is in MB, and makes a row of level 0 one of level 1', () => {
    expect(payloadOf(23_103)).toBe(0.023103);
    expect(withWeight({ ...row, level: 0, payload: null }, 23_103)).toMatchObject({
      level: 1,
      payload: 0.023103,
    });
  });

  test('leaves the ratios to the region of a stored row', () => {
    const stored = { ...row, fixed_ratio: 0.6, mobile_ratio: 0.4 };
    expect(withWeight(stored, 1)).toMatchObject({ region: 'Europe', fixed_ratio: null, mobile_ratio: null });
  });

  test.each([
    [0, 'display', true],
    [1, 'display', true],
    [1, 'video_hai', false],
    [2, 'video_hai', false],
    [3, null, false],
  ] as const)('a row of level %i and placement %s takes it: %s', (level, placement_type, takes) => {
    expect(takesWeight({ ...row, level, placement_type })).toBe(takes);
  });
});
