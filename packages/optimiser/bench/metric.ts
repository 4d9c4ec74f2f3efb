import { ssim as independentSsim } from 'ssim.js';
import { sharp } from '../src/codec/sharp.ts';
import { kernelReference } from '../src/kernel/kernel.ts';
import { compare } from '../src/metric/compare.ts';
import { luma, type Plane } from '../src/metric/luma.ts';
import { plainSimilarities } from '../src/metric/plain.ts';
import { best } from './clock.ts';
import { photo } from './photo.ts';
import { print } from './print.ts';

/** Converts to the form that ssim.js takes; with equal channels its luma equals ours. */
function rgba(plane: Plane) {
  const samples = new Uint8ClampedArray(plane.data.length * 4).fill(255);
  plane.data.forEach((value, i) => {
    samples.fill(value, i * 4, i * 4 + 3);
  });
  return { ...plane, data: samples };
}

/** SSIM by the kernel alone, including all the work of one comparison. */
function kernelSsim(a: Plane, b: Plane): number {
  const reference = kernelReference(a, 1, [255], 1);
  const scales = reference?.compare(b, 1, 255);
  reference?.close();
  return scales?.[0]?.ssim ?? 0;
}

/** Compares the metric kernel, the plain version and ssim.js on the same megapixel. */
export async function benchMetric(): Promise<void> {
  const { data, info } = await sharp(await photo(1))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = luma({ data, width: info.width, height: info.height });
  const other = { ...image, data: image.data.map((value, i) => value ^ (i % 7)) };
  const [a, b] = [rgba(image), rgba(other)];
  const perMegapixel = 1e6 / image.data.length;
  const kernel = await best(9, () => kernelSsim(image, other));
  const scales = await best(9, () => compare(image, other));
  const plain = await best(3, () => plainSimilarities(image, other, 1));
  const theirs = await best(3, () => independentSsim(a, b, { ssim: 'fast', downsample: false }));
  const cpu = (cost: { cpu: number }, decimals: number) => (cost.cpu * perMegapixel).toFixed(decimals);
  const difference = Math.abs(kernel.value - theirs.value.mssim);
  print('Metric, CPU ms per megapixel');
  print(`  SSIM ${cpu(kernel, 1)}, SSIM and MS-SSIM ${cpu(scales, 1)}, without WebAssembly ${cpu(plain, 0)}`);
  print(
    `  ssim.js fast ${cpu(theirs, 0)}: ${(theirs.cpu / kernel.cpu).toFixed(0)} times the kernel's, values differ by ${difference.toExponential(1)}`,
  );
}
