import { encode } from '../src/codec/encode.ts';
import { encoderSettings } from '../src/codec/settings.ts';
import { decodeSource, type Source } from '../src/codec/source.ts';
import { createSlots } from '../src/job/slots.ts';
import { defaultLimits } from '../src/limits.ts';
import { recommendedBand } from '../src/recommendedSsim.ts';
import { type EncodedPoint, formats } from '../src/types.ts';
import { runHere } from '../test/inProcess.ts';
import { banner } from '../test/pictures.ts';
import { best, cheaper, cost } from './clock.ts';
import type { Size } from './options.ts';
import { photo } from './photo.ts';
import { excess, print, row, times } from './print.ts';
import { bisection, grid, runStrategy } from './strategies.ts';

/** Above this many pixels the grid tries every tenth quality instead of every fifth. */
const coarsePixels = 5e6;

/**
 * A job and its bare encodes run this often, in turn: the cost of fresh memory alone varies by a tenth between two runs,
 * and that of everything by a half within minutes on a computer shared with others.
 */
const runs = 3;

/** Below this many pixels the other searches do too: a single fast run mostly measures the warm-up. */
const smallPixels = 5e5;

const memory = 3e9;

/** The encodes of a job without measuring, two at a time. */
function encodesAlone(source: Source, points: readonly EncodedPoint[]) {
  const settings = encoderSettings(source, memory);
  const slots = createSlots(2);
  return Promise.all(
    points.map(({ format, quality }) =>
      slots.run(slots, quality, () => encode(source, format, quality, settings)),
    ),
  );
}

const widths = [16, 6, 6, 14, 9, 9, 8, 8];
const otherWidths = [16, 10, 8, 8, 8, 26];

/** Compares one job per size with its bare encodes, then with bisection and a fixed grid at the same target. */
export async function benchJobs(sizes: readonly Size[]): Promise<void> {
  print('\nJobs, against the same encodes alone');
  print(row(['', 'MP', 'SSIM', 'encodes', 'CPU', 'wall', 'seconds', 'again'], widths));
  const others: string[] = [];
  for (const size of sizes) {
    const drawn = size.kind === 'banner' ? banner(size.width, size.height) : photo(size.megapixels);
    const bytes = await drawn;
    const source = await decodeSource(bytes, defaultLimits);
    const { width, height } = source;
    const megapixels = (width * height) / 1e6;
    const target = recommendedBand(megapixels).ssim;
    const name = `${size.kind} ${width}x${height}`;
    const job = () => cost(() => runHere(bytes, 'lightweighting', target));
    let run = await job();
    const { points, result } = run.value;
    const encodes = () => cost(() => encodesAlone(source, points));
    let alone = await encodes();
    for (let i = 1; i < runs; i++) {
      run = cheaper(run, await job());
      alone = cheaper(alone, await encodes());
    }
    const again = await runHere(bytes, 'lightweighting', Math.max(0.94, target - 0.01), points);
    const counts = formats.map((format) => result[format].data_points.length).join('/');
    print(
      row(
        [
          name,
          megapixels.toFixed(2),
          target.toFixed(3),
          `${points.length} ${counts}`,
          times(run.cpu / alone.cpu),
          times(run.wall / alone.wall),
          (run.wall / 1000).toFixed(1),
          again.points.length,
        ],
        widths,
      ),
    );
    const step = width * height > coarsePixels ? 10 : 5;
    for (const [label, strategy] of [
      ['bisection', bisection],
      [`grid of ${step}`, grid(step)],
    ] as const) {
      const other = await best(width * height < smallPixels ? runs : 1, () =>
        runStrategy(strategy, source, target, memory),
      );
      const larger = formats.map((format, i) =>
        excess(other.value.sizes[i] ?? 0, result[format].size ?? 0).padStart(8),
      );
      const cells = [
        label,
        other.value.encodes,
        times(other.cpu / run.cpu),
        times(other.wall / run.wall),
        larger.join(' '),
      ];
      others.push(row([name, ...cells], otherWidths));
    }
  }
  print('\nOther searches for the same target, against the job: cost, and bytes of JPEG, WEBP and AVIF');
  print(row(['', '', 'encodes', 'CPU', 'wall', 'bytes'], otherWidths));
  for (const line of others) print(line);
}
