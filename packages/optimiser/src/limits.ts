import { totalmem } from 'node:os';
import { ImageTooLarge } from './errors.ts';

/** The limits of one upload and one job. */
export interface Limits {
  /** Largest upload in bytes. */
  bytes: number;
  /** Maximum pixels of an upload, read from its header. */
  pixels: number;
  /** Resident memory in bytes above which the child is killed. */
  memory: number;
  /**
   * Milliseconds a job may run once its megapixels are known. Time that its process spends waiting for a
   * processor does not count, up to ten times the limit.
   */
  deadline: (megapixels: number) => number;
  /**
   * Milliseconds that the check of an upload may take once its turn has come; at most 10 s for small pictures, and before
   * it 5 s for the header.
   */
  inspectDeadline: number;
  /** The same for a creative: others wait for their own meanwhile. */
  bundleDeadline: number;
  /**
   * Resident memory in bytes above which the process that checks a picture of more than 8 megapixels is killed.
   */
  inspectMemory: number;
}

/** The maximum number of frames of an animation, and of pixels in all its frames together. */
export const animationLimits = { frames: 500, pixels: 32_000_000 } as const;

/** The memory of the machine, or of the container that this process runs in. */
const machineMemory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * 25 MB, 64 megapixels; for jobs 4 GB or 60 % of the machine, and 60 s plus 12 s per megapixel, at most 15 min,
 * because a small picture may take 20 s of a slow processor with its lossless files and polished AVIF;
 * for checks 2 GB or 30 % of the machine, and 30 s, of pictures up to 8 megapixels 10 s, and of headers and creatives
 * 5 s: 50 MB of scripts take 2 s.
 */
export const defaultLimits: Limits = {
  bytes: 25_000_000,
  pixels: 64_000_000,
  memory: Math.min(4e9, machineMemory * 0.6),
  deadline: (megapixels) => Math.min(900_000, 60_000 + 12_000 * megapixels),
  inspectDeadline: 30_000,
  bundleDeadline: 5_000,
  inspectMemory: Math.min(2e9, machineMemory * 0.3),
};

/** Bytes as MB with one decimal, rounded up: those over a limit never read as the limit. */
export const megabytesOver = (bytes: number): string => (Math.ceil(bytes / 1e5) / 10).toFixed(1);

/** Throws `ImageTooLarge` if the file is over the limit. */
export function checkBytes(size: number, limits: Pick<Limits, 'bytes'>): void {
  if (size <= limits.bytes) return;
  const megabytes = limits.bytes / 1e6;
  throw new ImageTooLarge(`The file has ${megabytesOver(size)} MB; at most ${megabytes} MB are allowed.`, {
    of: 'file',
    megabytes,
  });
}
