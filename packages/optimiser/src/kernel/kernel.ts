import type { Pixels, Plane } from '../metric/luma.ts';
import type { Similarity } from '../metric/plain.ts';
import { giveBack, growTo, type Instance, takeInstance } from './instance.ts';

/** The background behind transparent pixels: black or white. */
export type Ground = 0 | 255;

/** Pixels per chunk: interleaved samples are copied in chunks. */
const chunkPixels = 262_144;

const aligned = (bytes: number): number => (bytes + 15) & ~15;

/** One scale of a plane: bytes at full size, floats below. */
interface Level {
  width: number;
  height: number;
  /** Offset from the start of the plane's scales. */
  offset: number;
}

/** The addresses of a plane's scales and their total size. */
function scalesOf({ width, height }: { width: number; height: number }, count: number) {
  const levels: Level[] = [{ width, height, offset: 0 }];
  let bytes = aligned(width * height);
  for (let [w, h] = [width, height]; levels.length < count; ) {
    [w, h] = [(w + 1) >> 1, (h + 1) >> 1];
    levels.push({ width: w, height: h, offset: bytes });
    bytes += aligned(4 * w * h);
  }
  return { levels, bytes };
}

/** Writes the luma of interleaved samples to an address; `buffer` has room for one chunk. */
function writeLuma(
  { memory, run }: Instance,
  { data, width, height }: Pixels,
  samples: number,
  ground: Ground,
  buffer: number,
  to: number,
): void {
  const heap = new Uint8Array(memory.buffer);
  const pixels = width * height;
  if (samples === 1) heap.set(data, to);
  else
    for (let start = 0; start < pixels; start += chunkPixels) {
      const count = Math.min(chunkPixels, pixels - start);
      heap.set(data.subarray(start * samples, (start + count) * samples), buffer);
      run.luma(buffer, to + start, count, samples, ground);
    }
}

/** A source in the kernel's memory with all its scales and room for one candidate. */
export interface KernelReference {
  /**
   * Both means of every scale, largest first. `ground` must be one of those the source was opened with. Throws
   * after `close`, because the memory may then belong to another picture.
   */
  compare(candidate: Pixels, samples: number, ground: Ground): Similarity[];
  /** Releases the memory. */
  close(): void;
}

/**
 * Opens a source on several backgrounds. The smallest of `count` scales must be at least as large as the window.
 * Undefined if WebAssembly with SIMD is not available.
 */
export function kernelReference(
  source: Pixels,
  samples: number,
  grounds: readonly Ground[],
  count: number,
): KernelReference | undefined {
  const instance = takeInstance();
  if (!instance) return undefined;
  const { run } = instance;
  const { levels, bytes } = scalesOf(source, count);
  const scratch = run.firstFree();
  const buffer = scratch + aligned(run.scratchBytes());
  const candidateAt = buffer + 4 * chunkPixels;
  const sourceAt = (ground: Ground) => candidateAt + bytes * (1 + grounds.indexOf(ground));
  growTo(instance, candidateAt + bytes * (1 + grounds.length));

  const write = (pixels: Pixels, channels: number, ground: Ground, to: number): void => {
    writeLuma(instance, pixels, channels, ground, buffer, to);
    levels.reduce((larger, level) => {
      const half = larger.offset === 0 ? run.half8 : run.half32;
      half(to + larger.offset, to + level.offset, larger.width, larger.height);
      return level;
    });
  };
  for (const ground of grounds) write(source, samples, ground, sourceAt(ground));

  let closed = false;
  return {
    compare(candidate, channels, ground) {
      if (closed) throw new Error('The picture is closed.');
      write(candidate, channels, ground, candidateAt);
      const from = sourceAt(ground);
      return levels.map(({ width, height, offset }) => {
        run.similarity(from + offset, candidateAt + offset, width, height, Number(offset > 0), scratch);
        return { ssim: run.meanSsim(), contrast: run.meanContrast() };
      });
    },
    close() {
      if (!closed) giveBack(instance);
      closed = true;
    },
  };
}

/** Luma of interleaved samples, see `luma`. Undefined if WebAssembly with SIMD is not available. */
export function kernelLuma(pixels: Pixels, samples: number, ground: Ground): Plane | undefined {
  const instance = takeInstance();
  if (!instance) return undefined;
  const { width, height } = pixels;
  const buffer = instance.run.firstFree();
  const to = buffer + 4 * chunkPixels;
  growTo(instance, to + width * height);
  writeLuma(instance, pixels, samples, ground, buffer, to);
  const data = new Uint8Array(instance.memory.buffer).slice(to, to + width * height);
  giveBack(instance);
  return { data, width, height };
}
