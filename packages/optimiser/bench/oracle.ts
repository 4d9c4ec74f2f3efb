// Tries every quality of a banner and a photo and says how near the search comes, and what a second job costs.
import { decodeSource, type Source } from '../src/codec/source.ts';
import { defaultLimits } from '../src/limits.ts';
import { searchFormat } from '../src/search/formatSearch.ts';
import { choose, goalOf } from '../src/search/goal.ts';
import { anchorsOf, qualities, qualityFloor } from '../src/search/qualities.ts';
import { type Format, formats, type KnownPoint } from '../src/types.ts';
import { measureOf } from '../test/inProcess.ts';
import { banner, fixture } from '../test/pictures.ts';
import { excess, load, mean, print, row } from './print.ts';

const targets = [0.94, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99];
type Everything = ReadonlyMap<Format, readonly KnownPoint[]>;

async function everyQuality(source: Source): Promise<Everything> {
  const measure = measureOf(source);
  const measured = formats.map(async (format) => {
    const points = await Promise.all(qualities[format].map((quality) => measure(format, quality)));
    return [format, points] as const;
  });
  return new Map(await Promise.all(measured));
}

/** A search whose encodes are looked up. `known` are the points of an earlier job. */
async function search(
  every: readonly KnownPoint[],
  format: Format,
  target: number,
  { width, height, chromaCritical }: Source,
  known: readonly KnownPoint[] = [],
) {
  const goal = goalOf('lightweighting', target, width, height);
  const points = new Map(known.map((point) => [point.quality, point]));
  const measure = async (quality: number): Promise<KnownPoint> => {
    const point = every.find((one) => one.quality === quality);
    if (!point) throw new Error(`${format} ${quality} is no distinct quality`);
    points.set(quality, point);
    return point;
  };
  for (const quality of anchorsOf(format, width * height, chromaCritical)) await measure(quality);
  await searchFormat({ format, goal, pixels: width * height, measure, known: [...points.values()] });
  const all = [...points.values()];
  const floor = qualityFloor[format];
  return {
    points: all,
    encodes: all.length - known.length,
    found: choose(all, goal, floor)?.point,
    best: choose(every, goal, floor)?.point,
  };
}

const widths = [6, 22, 22, 22];

async function compare(name: string, bytes: Buffer): Promise<number> {
  const source = await decodeSource(bytes, defaultLimits);
  const all = await everyQuality(source);
  print(`\n${name}: quality found / smallest of all, bytes above it, encodes`);
  print(row(['SSIM', ...formats], widths));
  const second: number[] = [];
  let wrong = 0;
  for (const target of targets) {
    const first = await Promise.all(
      formats.map((format) => search(all.get(format) ?? [], format, target, source)),
    );
    const cells = first.map(({ found, best, encodes }, i) => {
      const larger = (found?.bytes ?? 0) / (best?.bytes ?? 1) - 1;
      if (formats[i] === 'webp' ? larger > 0.05 : found?.quality !== best?.quality) wrong += 1;
      return `q${found?.quality} / q${best?.quality} ${excess(found?.bytes ?? 0, best?.bytes ?? 1)} ${String(encodes).padStart(2)}`;
    });
    print(row([target.toFixed(3), ...cells], widths));
    for (const other of targets.filter((one) => one !== target)) {
      const again = formats.map((format, i) =>
        search(all.get(format) ?? [], format, other, source, first[i]?.points),
      );
      second.push((await Promise.all(again)).reduce((sum, { encodes }) => sum + encodes, 0));
    }
  }
  const few = second.filter((encodes) => encodes <= 6).length;
  print(
    `second job at another of these targets: ${mean(second).toFixed(1)} new encodes, at most ${Math.max(...second)}, at most 6 in ${few} of ${second.length}`,
  );
  return wrong;
}

print(`At the start: ${load()}`);
const wrong =
  (await compare('banner 300x250', await banner(300, 250))) +
  (await compare('photo 600x500', fixture('seeding-600x500.png')));
print(`\n${wrong} results that are not the smallest file (WEBP: not within 5 %)`);
process.exitCode = wrong > 0 ? 1 : 0;
