import { type StorageInput, storageEmissions } from '@leaf/emissions';
import { compare } from '@leaf/optimiser/browser';
import { languages } from '@leaf/ui/labels';
import { createFormat } from '@leaf/ui/rules';

/** A picture as a canvas returns it; in an app, `context.getImageData(…)` of an `OffscreenCanvas`. */
function picture(shade: (x: number, y: number) => number): ImageData {
  const image = new ImageData(64, 64);
  for (let at = 0; at < image.data.length; at += 4) {
    const grey = shade((at / 4) % 64, Math.floor(at / 256));
    image.data.set([grey, grey, grey, 255], at);
  }
  return image;
}

/** Model, measurement, words and formats, none of which needs a document. */
addEventListener('message', async ({ data: row }: MessageEvent<StorageInput>) => {
  const { storageTab } = await languages.de.words();
  const format = createFormat('de', 'UTC');
  const kg = format.number(storageEmissions(row).total_emissions);
  const gradient = picture((x, y) => 2 * x + 2 * y);
  const banded = picture((x, y) => 16 * Math.floor((x + y) / 8));
  const { ssim } = compare(gradient, banded);
  postMessage(`${storageTab.title}: ${kg} kg CO2e, SSIM ${format.number(ssim)}`);
});
