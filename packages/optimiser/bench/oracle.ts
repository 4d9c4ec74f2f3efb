// Tries every quality of a banner and a photo and reports how close the search comes, and what a second job costs.
import { encoderSettings } from '../src/codec/settings.ts';
import { decodeSource } from '../src/codec/source.ts';
import { defaultLimits } from '../src/limits.ts';
import { type Format, formats, type KnownPoint } from '../src/types.ts';
import { everyQuality, lookUp } from '../test/bruteForce.ts';
import { banner, fixture } from '../test/pictures.ts';
import { excess, load, mean, print, row } from './print.ts';

const targets = [0.94, 0.95, 0.96, 0.97, 0.98, 0.985, 0.99];
const widths = [6, 22, 22, 22];

async function compare(name: string, bytes: Buffer): Promise<number> {
  const source = await decodeSource(bytes, defaultLimits);
  const every = await everyQuality(source);
  const anchors = encoderSettings(source, 3e9).losslessFirst ? 'with lossless' : 'usual';
  const search = async (format: Format, target: number, known: readonly KnownPoint[] = []) => {
    const request = {
      every,
      source,
      format,
      mode: 'lightweighting' as const,
      target,
      anchors,
      known,
    } as const;
    const { points, found, best } = await lookUp(request);
    return { points, found: found?.point, best: best?.point, encodes: points.length - known.length };
  };
  print(`\n${name}: quality found / smallest of all, bytes above it, encodes`);
  print(row(['SSIM', ...formats], widths));
  const second: number[] = [];
  let wrong = 0;
  for (const target of targets) {
    const first = await Promise.all(formats.map((format) => search(format, target)));
    const cells = first.map(({ found, best, encodes }, i) => {
      const larger = (found?.bytes ?? 0) / (best?.bytes ?? 1) - 1;
      if (larger > (formats[i] === 'webp' ? 0.01 : 0)) wrong += 1;
      return `q${found?.quality} / q${best?.quality} ${excess(found?.bytes ?? 0, best?.bytes ?? 1)} ${String(encodes).padStart(2)}`;
    });
    print(row([target.toFixed(3), ...cells], widths));
    for (const other of targets.filter((one) => one !== target)) {
      const again = formats.map((format, i) => search(format, other, first[i]?.points));
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
print(`\n${wrong} results that are not the smallest file (WEBP: not within 1 %)`);
process.exitCode = wrong > 0 ? 1 : 0;
