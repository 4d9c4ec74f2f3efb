import { compare, type SsimMap, ssimMap } from '@leaf/optimiser/browser';
import type { FileScores } from './differencesIn.ts';
import { isAnimated } from './isAnimated.ts';

/** A request to the worker; `wanted` is the map unless said otherwise. */
export type DifferenceCall = { left: Blob; right: Blob; wanted?: 'map' | 'scores' };

/** A reply of the worker; empty if a picture could not be decoded or the two differ in size. */
export type DifferenceAnswer = { map?: SsimMap; scores?: FileScores };

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

function isTransparent({ data }: ImageData): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

const holdsFrames = async (file: Blob) => isAnimated(new Uint8Array(await file.arrayBuffer()));

async function scoresOf([left, a]: [Blob, ImageData], [right, b]: [Blob, ImageData]): Promise<FileScores> {
  return {
    ...compare(a, b),
    animated: (await holdsFrames(left)) || (await holdsFrames(right)),
    transparent: { left: isTransparent(a), right: isTransparent(b) },
  };
}

/** Handles one request. */
export async function answerDifferenceCall({
  left,
  right,
  wanted = 'map',
}: DifferenceCall): Promise<DifferenceAnswer> {
  try {
    const [a, b] = await Promise.all([pixelsOf(left), pixelsOf(right)]);
    return wanted === 'map' ? { map: ssimMap(a, b) } : { scores: await scoresOf([left, a], [right, b]) };
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
