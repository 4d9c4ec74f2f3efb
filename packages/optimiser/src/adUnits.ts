/** A fixed size of the IAB New Ad Portfolio. */
export interface FixedUnit {
  name: string;
  width: number;
  height: number;
  /** Maximum initial load, 1 kB = 1000 bytes. */
  kilobytes: number;
}

/** A flexible size: a ratio, and its smallest and largest dimensions. */
export interface FlexibleUnit {
  name: string;
  min: readonly [width: number, height: number];
  max: readonly [width: number, height: number];
  kilobytes: number;
}

/** The ad unit that a size belongs to, and its maximum initial load. */
export interface MatchedUnit {
  /** Name and dimensions for display: `Billboard 970x250`. */
  unit: string;
  kilobytes: number;
  /** `exact`: the unit itself, or two or three times its size; `nearest`: no unit has these dimensions. */
  match: 'exact' | 'flexible' | 'nearest';
}

const fixed = (name: string, width: number, height: number, kilobytes: number): FixedUnit => ({
  name,
  width,
  height,
  kilobytes,
});
const flexible = (
  name: string,
  min: readonly [number, number],
  max: readonly [number, number],
  kilobytes: number,
): FlexibleUnit => ({ name, min, max, kilobytes });

/** Fixed sizes. Source: IAB New Ad Portfolio, 2017, revised 2019, maximum initial load. */
export const fixedUnits: readonly FixedUnit[] = [
  fixed('Billboard', 970, 250, 250),
  fixed('Smartphone banner', 300, 50, 50),
  fixed('Smartphone banner', 320, 50, 50),
  fixed('Leaderboard', 728, 90, 150),
  fixed('Super leaderboard', 970, 90, 200),
  fixed('Portrait', 300, 1050, 250),
  fixed('Skyscraper', 160, 600, 150),
  fixed('Medium rectangle', 300, 250, 150),
  fixed('Button', 120, 60, 50),
  fixed('Mobile interstitial', 640, 1136, 300),
  fixed('Mobile interstitial', 750, 1334, 300),
  fixed('Mobile interstitial', 1080, 1920, 300),
  fixed('Feature phone small banner', 120, 20, 5),
  fixed('Feature phone medium banner', 168, 28, 5),
  fixed('Feature phone large banner', 216, 36, 5),
];

/** Flexible sizes, same source. */
export const flexibleUnits: readonly FlexibleUnit[] = [
  flexible('2:1 large', [900, 450], [1800, 900], 250),
  flexible('2:1 small', [300, 150], [450, 225], 100),
  flexible('4:1', [900, 225], [1800, 450], 250),
  flexible('6:1', [300, 50], [450, 75], 50),
  flexible('8:1', [600, 75], [1200, 150], 150),
  flexible('10:1', [900, 90], [1800, 180], 200),
  flexible('1:2', [300, 600], [450, 900], 200),
  flexible('1:3', [300, 900], [450, 1350], 250),
  flexible('1:4', [160, 640], [240, 960], 150),
  flexible('1:1', [300, 300], [450, 450], 150),
  flexible('2:1 tile', [200, 100], [300, 150], 50),
  flexible('9:16 medium', [300, 540], [450, 800], 200),
  flexible('9:16 large', [600, 1067], [900, 1600], 300),
  flexible('10:16', [800, 1280], [1200, 1920], 300),
  flexible('2:3', [300, 450], [450, 675], 200),
  flexible('3:4', [600, 800], [900, 1200], 300),
  flexible('16:9 medium', [540, 300], [800, 450], 200),
  flexible('16:9 large', [1067, 600], [1600, 900], 300),
  flexible('16:10', [1280, 800], [1920, 1200], 300),
  flexible('3:2', [450, 300], [675, 450], 200),
  flexible('4:3', [800, 600], [1200, 900], 300),
];

/** All ad units of the IAB list. */
export const adUnits = { fixed: fixedUnits, flexible: flexibleUnits } as const;

/** Ratios that differ by less than this count as equal. */
const ratioTolerance = 0.03;

const titleOfFlexible = (unit: FlexibleUnit): string =>
  `${unit.name}, ${unit.min.join('x')} to ${unit.max.join('x')}`;

/** The flexible unit that a title stands for, such as `3:2, 450x300 to 675x450`; undefined for any other. */
export const flexibleUnitTitled = (title: string): FlexibleUnit | undefined =>
  flexibleUnits.find((unit) => titleOfFlexible(unit) === title);

function exactUnit(width: number, height: number): MatchedUnit | undefined {
  // Creatives for high-density screens are delivered at two or three times the size of the unit.
  for (const scale of [1, 2, 3]) {
    const unit = fixedUnits.find((u) => u.width * scale === width && u.height * scale === height);
    if (unit)
      return { unit: `${unit.name} ${unit.width}x${unit.height}`, kilobytes: unit.kilobytes, match: 'exact' };
  }
  return undefined;
}

function flexibleUnit(width: number, height: number): MatchedUnit | undefined {
  for (const scale of [1, 2]) {
    const [w, h] = [width / scale, height / scale];
    const inside = flexibleUnits.filter(
      ({ min, max }) =>
        Math.abs(w / h / (max[0] / max[1]) - 1) <= ratioTolerance &&
        w >= min[0] * (1 - ratioTolerance) &&
        w <= max[0] * (1 + ratioTolerance) &&
        h >= min[1] * (1 - ratioTolerance) &&
        h <= max[1] * (1 + ratioTolerance),
    );
    const unit = inside.toSorted(
      (a, b) =>
        Math.abs(Math.log((w / h) * (a.max[1] / a.max[0]))) -
        Math.abs(Math.log((w / h) * (b.max[1] / b.max[0]))),
    )[0];
    if (unit) return { unit: titleOfFlexible(unit), kilobytes: unit.kilobytes, match: 'flexible' };
  }
  return undefined;
}

function nearestUnit(width: number, height: number): MatchedUnit {
  const all = [
    ...fixedUnits.map((u) => ({
      title: `${u.name} ${u.width}x${u.height}`,
      size: [u.width, u.height] as const,
      kilobytes: u.kilobytes,
    })),
    ...flexibleUnits.map((u) => ({ title: titleOfFlexible(u), size: u.max, kilobytes: u.kilobytes })),
  ];
  const distance = ([w, h]: readonly [number, number]) =>
    Math.hypot(Math.log(width / w), Math.log(height / h));
  const unit = all.reduce((best, next) => (distance(next.size) < distance(best.size) ? next : best));
  return { unit: unit.title, kilobytes: unit.kilobytes, match: 'nearest' };
}

/**
 * Finds the ad unit whose limit a picture must meet: a fixed size at 1x, 2x or 3x; otherwise a flexible unit of
 * that ratio and size, at 1x or 2x; otherwise the unit with the nearest ratio of both sides.
 */
export function matchAdUnit(width: number, height: number): MatchedUnit {
  return exactUnit(width, height) ?? flexibleUnit(width, height) ?? nearestUnit(width, height);
}
