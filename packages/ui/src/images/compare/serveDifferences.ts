import { type SsimMap, ssimMap } from '@leaf/optimiser/browser';

/** What the worker is asked. */
export type DifferenceCall = { left: Blob; right: Blob };

/** What it answers; without a map, a picture could not be decoded or they differ in size. */
export type DifferenceAnswer = { map?: SsimMap };

async function pixelsOf(file: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser cannot draw in a worker.');
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height);
  } finally {
    picture.close();
  }
}

/** Answers one call. */
export async function answerDifferenceCall({ left, right }: DifferenceCall): Promise<DifferenceAnswer> {
  try {
    const [a, b] = await Promise.all([pixelsOf(left), pixelsOf(right)]);
    return { map: ssimMap(a, b) };
  } catch {
    return {};
  }
}

/** The side of the worker: measures differences for `differencesIn`. Call it in a worker's module. */
export function serveDifferences(): void {
  addEventListener('message', async ({ data }: MessageEvent<DifferenceCall>) => {
    postMessage(await answerDifferenceCall(data));
  });
}
