import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BudgetPoint, spreadBudget } from './spreadBudget.ts';

type Members = readonly (readonly BudgetPoint[])[];

const sumOf = (members: Members, places: readonly number[], of: keyof BudgetPoint) =>
  members.reduce((sum, points, index) => sum + (points[places[index] ?? 0]?.[of] ?? Number.NaN), 0);

/** The least loss of all choices that fit, by trying each. */
function leastLoss(members: Members, budget: number, bytes = 0, loss = 0): number {
  const [first, ...rest] = members;
  if (!first) return bytes <= budget ? loss : Number.POSITIVE_INFINITY;
  return Math.min(...first.map((point) => leastLoss(rest, budget, bytes + point.bytes, loss + point.loss)));
}

const point = fc.record({
  bytes: fc.integer({ min: 1, max: 400 }),
  loss: fc.integer({ min: 0, max: 1000 }).map((loss) => loss / 1000),
});
const members = (most: number) =>
  fc.array(fc.array(point, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: most });

describe('a budget that is spread over a set', () => {
  it('is kept, and the loss is the least that brute force finds', () => {
    fc.assert(
      fc.property(members(5), fc.double({ min: 0, max: 1.1, noNaN: true }), (set, share) => {
        const most = set.reduce((sum, points) => sum + Math.max(...points.map(({ bytes }) => bytes)), 0);
        const budget = Math.round(most * share);
        const places = spreadBudget(set, budget);
        const least = leastLoss(set, budget);
        if (!places) {
          expect(least).toBe(Number.POSITIVE_INFINITY);
          return;
        }
        expect(places).toHaveLength(set.length);
        expect(sumOf(set, places, 'bytes')).toBeLessThanOrEqual(budget);
        expect(sumOf(set, places, 'loss')).toBeCloseTo(least, 9);
      }),
      { numRuns: 1000 },
    );
  });

  it('takes each member’s best where all fit', () => {
    const set = [
      [
        { bytes: 10, loss: 0.1 },
        { bytes: 30, loss: 0.01 },
      ],
      [
        { bytes: 90, loss: 0.02 },
        { bytes: 20, loss: 0.2 },
      ],
    ];
    expect(spreadBudget(set, 120)).toEqual([1, 0]);
    expect(spreadBudget(set, 119)).toEqual([0, 0]);
    expect(spreadBudget(set, 30)).toEqual([0, 1]);
    expect(spreadBudget(set, 29)).toBeUndefined();
  });

  it('spends where a byte gains most: the last step of every member gains as much', () => {
    const curve = (scale: number) =>
      Array.from({ length: 40 }, (_, index) => ({ bytes: 100 + index * 50, loss: scale / (index + 1) }));
    const [even, steep] = spreadBudget([curve(0.1), curve(0.9)], 2200) ?? [];
    expect(((steep ?? 0) + 1) / ((even ?? 0) + 1)).toBeCloseTo(3, 0);
  });

  it('of two hundred members is within one step of what no choice can beat', () => {
    const points = fc.sample(fc.array(point, { minLength: 30, maxLength: 30 }), { seed: 7, numRuns: 200 });
    const most = points.reduce((sum, one) => sum + Math.max(...one.map(({ bytes }) => bytes)), 0);
    const places = spreadBudget(points, Math.round(most * 0.2)) ?? [];
    expect(sumOf(points, places, 'bytes')).toBeLessThanOrEqual(Math.round(most * 0.2));
    const fewer = spreadBudget(points, Math.round(most * 0.2) + 400) ?? [];
    expect(sumOf(points, places, 'loss')).toBeGreaterThanOrEqual(sumOf(points, fewer, 'loss'));
    expect(sumOf(points, places, 'loss') - sumOf(points, fewer, 'loss')).toBeLessThan(1);
  });

  it('asks nothing of a set without members', () => {
    expect(spreadBudget([], 0)).toEqual([]);
    expect(spreadBudget([[]], 10)).toBeUndefined();
  });
});
