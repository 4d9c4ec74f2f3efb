import { describe, expect, it } from 'vitest';
import { adUnits, flexibleUnitTitled, matchAdUnit } from './adUnits.ts';
import { bandValue, nearestBand, recommendedBand, recommendedSsim } from './recommendedSsim.ts';
import { goalOf } from './search/goal.ts';
import { roundTarget, targetRules, validateTarget } from './targets.ts';

describe('targets', () => {
  it('has the bounds, steps and start values of the form', () => {
    for (const mode of ['lightweighting', 'ms-lightweighting'] as const)
      expect(targetRules[mode]).toMatchObject({ min: 0.94, max: 0.99, step: 0.001, default: 0.98 });
    expect(targetRules.file_size).toMatchObject({ default: 200, unit: 'KB' });
    expect(targetRules.bpp).toMatchObject({ default: 0.15, min: 0.001 });
    expect(targetRules.lean).toBeNull();
  });

  it.each([
    ['lightweighting', 0.98049, 0.98],
    ['ms-lightweighting', 0.9806, 0.981],
    ['file_size', 199.5, 200],
    ['bpp', 0.15004, 0.15],
    ['lean', 12, null],
  ] as const)('%s: %d is sent as %d', (mode, value, sent) => {
    expect(roundTarget(mode, value)).toBe(sent);
  });

  it.each([
    ['lightweighting', 0.94],
    ['ms-lightweighting', 0.99],
    ['file_size', 1],
    ['bpp', 0.001],
    ['lean', null],
  ] as const)('%s takes %s', (mode, target) => {
    expect(validateTarget(mode, target)).toBeNull();
  });

  it.each([
    ['lightweighting', 0.939],
    ['lightweighting', 0.991],
    ['lightweighting', null],
    ['lightweighting', Number.NaN],
    ['file_size', 0],
    ['file_size', -1],
    ['file_size', 0.4],
    ['bpp', 0],
    ['bpp', 0.0004],
    ['bpp', Number.POSITIVE_INFINITY],
    ['lean', 0.98],
  ] as const)('%s refuses %s with a sentence', (mode, target) => {
    expect(validateTarget(mode, target)).toMatch(/\.$/);
  });
});

describe('recommended similarity', () => {
  it('is the table of the specification', () => {
    expect(recommendedSsim.map(({ label, ssim, ms_ssim }) => [label, ssim, ms_ssim])).toEqual([
      ['0.25 to 1', 0.99, 0.985],
      ['2', 0.979, 0.977],
      ['4', 0.969, 0.97],
      ['8', 0.958, 0.962],
      ['16', 0.948, 0.955],
      ['32 and above', 0.94, 0.95],
    ]);
  });

  it.each([
    [0.001, '0.25 to 1'],
    [1.4, '0.25 to 1'],
    [1.5, '2'],
    [4, '4'],
    [12, '16'],
    [64, '32 and above'],
  ])('%d megapixels belong to %s', (megapixels, label) => {
    expect(recommendedBand(megapixels).label).toBe(label);
  });

  it.each([
    [0.98, 'lightweighting', 0.979],
    [0.985, 'lightweighting', 0.99],
    [0.9845, 'lightweighting', 0.99],
    [0.94, 'lightweighting', 0.94],
    [0.98, 'ms-lightweighting', 0.977],
    [0.94, 'ms-lightweighting', 0.95],
  ] as const)('%d is closest to the row of the mode %s that shows %d', (value, mode, shown) => {
    expect(bandValue(nearestBand(value, mode), mode)).toBe(shown);
  });
});

describe('ad units', () => {
  it.each(adUnits.fixed.map((unit) => [unit.width, unit.height, unit] as const))(
    '%dx%d, its double and its triple are the fixed unit',
    (width, height, unit) => {
      for (const scale of [1, 2, 3])
        expect(matchAdUnit(width * scale, height * scale)).toEqual({
          unit: `${unit.name} ${width}x${height}`,
          kilobytes: unit.kilobytes,
          match: 'exact',
        });
    },
  );

  const corners = adUnits.flexible.flatMap(({ name, min, max }) =>
    [min, max].map(([w, h]) => [w, h, name] as const),
  );

  it.each(corners)('%dx%d keeps the limit of a unit of its size, as %s', (width, height) => {
    const matched = matchAdUnit(width, height);
    // 300x150 is both the minimum of one unit and the maximum of another.
    const fitting = adUnits.flexible.filter(
      ({ min, max }) => width >= min[0] && width <= max[0] && height >= min[1] && height <= max[1],
    );
    expect(matched.match).not.toBe('nearest');
    if (matched.match === 'flexible')
      expect(fitting.map((unit) => unit.kilobytes)).toContain(matched.kilobytes);
  });

  it.each([
    [970, 250, 'Billboard 970x250', 250],
    [300, 600, '1:2, 300x600 to 450x900', 200],
    [320, 480, '2:3, 300x450 to 450x675', 200],
    [336, 280, 'Medium rectangle 300x250', 150],
    [250, 250, 'Medium rectangle 300x250', 150],
    [468, 60, '6:1, 300x50 to 450x75', 50],
    [1200, 628, '4:3, 800x600 to 1200x900', 300],
    [6000, 4000, '16:10, 1280x800 to 1920x1200', 300],
  ])('%dx%d is %s, %d kB', (width, height, unit, kilobytes) => {
    expect(matchAdUnit(width, height)).toMatchObject({ unit, kilobytes });
  });

  it('finds a flexible unit by the title that results carry', () => {
    expect(flexibleUnitTitled(matchAdUnit(600, 400).unit)).toMatchObject({
      min: [450, 300],
      max: [675, 450],
    });
    expect(flexibleUnitTitled('Billboard 970x250')).toBeUndefined();
  });
});

describe('goals', () => {
  it('counts 1 KB as 1000 bytes and rounds bits down to whole bytes', () => {
    expect(goalOf('file_size', 200, { width: 10, height: 10 }).limit).toBe(200_000);
    expect(goalOf('bpp', 0.15, { width: 300, height: 250 }).limit).toBe(1406);
    expect(goalOf('bpp', 0.15, { width: 80, height: 10 }).limit).toBe(15);
  });

  it.each([
    [1000, 1000, 0.995],
    [2000, 1000, 0.9895],
    [2000, 2000, 0.9845],
  ])('%dx%d by size: half the loss of the recommended similarity is enough', (width, height, least) => {
    for (const mode of ['file_size', 'bpp'] as const) {
      const { similarity } = goalOf(mode, 1, { width, height });
      expect(similarity).toMatchObject({ measure: 'ssim', enough: true });
      expect(similarity?.least).toBeCloseTo(least, 10);
    }
  });

  it('asks in lean mode for the recommended similarity within the limit of the unit', () => {
    expect(goalOf('lean', null, { width: 300, height: 250 })).toEqual({
      similarity: { measure: 'ssim', least: 0.99 },
      fidelity: 62,
      limit: 150_000,
      unit: 'Medium rectangle 300x250',
      match: 'exact',
    });
    expect(goalOf('lean', null, { width: 6000, height: 4000 }).similarity?.least).toBe(0.94);
  });
});
