import { compare, type Scores, type SsimMap, ssimMap } from '@leaf/optimiser/browser';

/** A request to the worker; `wanted` is the map unless said otherwise. */
export type DifferenceCall = { left: Blob; right: Blob; wanted?: 'map' | 'scores' };

/** A reply of the worker; empty if a picture could not be decoded or the two differ in size. */
export type DifferenceAnswer = { map?: SsimMap; scores?: Scores };

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

/** Handles one request. */
export async function answerDifferenceCall({
  left,
  right,
  wanted = 'map',
}: DifferenceCall): Promise<DifferenceAnswer> {
  try {
    const [a, b] = await Promise.all([pixelsOf(left), pixelsOf(right)]);
    return wanted === 'map' ? { map: ssimMap(a, b) } : { scores: compare(a, b) };
  } catch {
    return {};
  }
}

/** The worker's side of `differencesIn` and `scoresIn`: measures differences. Call it in the module of a worker. */
export function serveDifferences(): void {
  addEventListener('message', async ({ data }: MessageEvent<DifferenceCall>) => {
    postMessage(await answerDifferenceCall(data));
  });
}
