// Compares, in one run: the metric kernel with ssim.js, and whole jobs with their own encodes alone, with bisection
// and with a fixed grid. Prints ratios. `--full` also runs the grid above 1 MP, `--quick` leaves out 8 and 16 MP.
import { ssim as independentSsim } from 'ssim.js';
import { encode } from '../src/codec/encode.ts';
import { encoderSettings } from '../src/codec/settings.ts';
import { sharp } from '../src/codec/sharp.ts';
import { decodeSource } from '../src/codec/source.ts';
import { createSlots } from '../src/job/slots.ts';
import { kernelSimilarities } from '../src/kernel/kernel.ts';
import { defaultLimits } from '../src/limits.ts';
import { comparePlanes } from '../src/metric/compare.ts';
import { luma } from '../src/metric/luma.ts';
import { plainSimilarities } from '../src/metric/plain.ts';
import { recommendedBand } from '../src/recommendedSsim.ts';
import { formats } from '../src/types.ts';
import { runHere } from '../test/inProcess.ts';
import { banner, fixture } from '../test/pictures.ts';
import { best, cost } from './clock.ts';
import { runStrategy, strategies } from './strategies.ts';

const full = process.argv.includes('--full');
const quick = process.argv.includes('--quick');

/** A photo of about so many megapixels, by mirrored tiles so that its detail stays that of a photo. */
async function photo(megapixels: number): Promise<Buffer> {
  const tile = sharp(fixture('seeding-600x500.png'));
  const across = Math.max(1, Math.round(Math.sqrt((megapixels * 1e6) / 600 / 500)));
  const down = Math.max(1, Math.round((megapixels * 1e6) / 600 / 500 / across));
  const flips = [tile, tile.clone().flop(), tile.clone().flip(), tile.clone().flip().flop()];
  const tiles = await Promise.all(flips.map((image) => image.png().toBuffer()));
  return sharp({ create: { width: 600 * across, height: 500 * down, channels: 3, background: '#000' } })
    .composite(
      Array.from({ length: across * down }, (_, i) => ({
        input: tiles[((i % across) % 2) | ((Math.floor(i / across) % 2) << 1)] ?? Buffer.alloc(0),
        left: (i % across) * 600,
        top: Math.floor(i / across) * 500,
      })),
    )
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const times = (value: number): string => `${value.toFixed(2)}x`;

async function metrics(): Promise<void> {
  const { data, info } = await sharp(await photo(1))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = luma({ data, width: info.width, height: info.height });
  const other = { ...image, data: image.data.map((value, i) => value ^ (i % 7)) };
  const rgba = (plane: typeof image) => {
    const samples = new Uint8ClampedArray(plane.data.length * 4).fill(255);
    plane.data.forEach((value, i) => {
      samples.fill(value, i * 4, i * 4 + 3);
    });
    return { ...plane, data: samples };
  };
  const [a, b] = [rgba(image), rgba(other)];
  const perMegapixel = 1e6 / image.data.length;
  const kernel = await best(9, () => kernelSimilarities(image, other, 1));
  const scales = await best(9, () => comparePlanes(image, other));
  const plain = await best(3, () => plainSimilarities(image, other, 1));
  const theirs = await best(3, () => independentSsim(a, b, { ssim: 'fast', downsample: false }));
  print(
    `Metric, CPU ms per megapixel: SSIM ${(kernel.cpu * perMegapixel).toFixed(1)}, with MS-SSIM ${(scales.cpu * perMegapixel).toFixed(1)}, plain ${(plain.cpu * perMegapixel).toFixed(0)}, ssim.js fast ${(theirs.cpu * perMegapixel).toFixed(0)}`,
  );
  print(
    `  kernel against ssim.js fast: ${(theirs.cpu / kernel.cpu).toFixed(0)} times faster; difference ${Math.abs((kernel.value?.[0]?.ssim ?? 0) - theirs.value.mssim).toExponential(1)}`,
  );
}

async function job(name: string, bytes: Buffer): Promise<void> {
  const source = await decodeSource(bytes, defaultLimits);
  const megapixels = (source.width * source.height) / 1e6;
  const target = recommendedBand(megapixels).ssim;
  const run = await cost(() => runHere(bytes, 'lightweighting', target));
  const { points, result } = run.value;
  const settings = encoderSettings(source, 3e9);
  const alone = await cost(() => {
    const slots = createSlots(2);
    return Promise.all(
      points.map(({ format, quality }) =>
        slots.run(slots, quality, () => encode(source, format, quality, settings)),
      ),
    );
  });
  const counts = formats.map((format) => result[format].data_points.length);
  print(`${name}, ${megapixels.toFixed(2)} MP at ${target}: ${points.length} encodes (${counts.join('/')})`);
  print(
    `  job CPU over encode CPU ${times(run.cpu / alone.cpu)}, wall over the same encodes alone ${times(run.wall / alone.wall)} (${(run.wall / 1000).toFixed(2)} s)`,
  );
  const sizes = formats.map((format) => result[format].size ?? 0);
  for (const [label, strategy] of Object.entries(strategies)) {
    if (label === 'grid' && megapixels > 1.2 && !full) continue;
    const other = await cost(() => runStrategy(strategy, source, target));
    const excess = sizes.map((size, i) => `${(((other.value.sizes[i] ?? 0) / size - 1) * 100).toFixed(1)} %`);
    print(
      `  ${label}: ${other.value.encodes} encodes, CPU ${times(other.cpu / run.cpu)}, wall ${times(other.wall / run.wall)} of the job; larger files by ${excess.join(' / ')}`,
    );
  }
  const again = await runHere(bytes, 'lightweighting', Math.max(0.94, target - 0.01), points);
  print(`  second job at another target: ${again.points.length} encodes`);
}

await metrics();
await job('banner', await banner(300, 250));
await job('banner', await banner(970, 250));
for (const megapixels of quick ? [1, 4] : [1, 4, 8, 16]) await job('photo', await photo(megapixels));
