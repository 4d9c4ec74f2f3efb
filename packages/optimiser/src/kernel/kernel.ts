import type { Pixels, Plane } from '../metric/luma.ts';
import type { Similarity } from '../metric/plain.ts';
import { kernelBase64 } from './generated/kernel.ts';

/** What `assembly/index.ts` exports; addresses are bytes in the shared memory. */
interface Exports {
  firstFree(): number;
  scratchBytes(): number;
  similarity(a: number, b: number, width: number, height: number, floats: number, scratch: number): void;
  meanSsim(): number;
  meanContrast(): number;
  half8(from: number, to: number, width: number, height: number): void;
  half32(from: number, to: number, width: number, height: number): void;
  luma(from: number, to: number, count: number, samples: number, background: number): void;
}

interface Instance {
  memory: WebAssembly.Memory;
  run: Exports;
}

const pageBytes = 65536;
/** Pixels whose luma is computed in one go: interleaved samples cross in pieces, not as a whole. */
const chunkPixels = 262_144;
/** Memory above this is given back after use: it cannot shrink. */
const keptBytes = 256e6;

function compile(): WebAssembly.Module | undefined {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(kernelBase64), (c) => c.charCodeAt(0)));
  } catch {
    // No SIMD, or a content policy without WebAssembly: the plain version does the same more slowly.
    return undefined;
  }
}

const isKernel = (exports: object): exports is Exports => 'similarity' in exports && 'luma' in exports;

let compiled: { module: WebAssembly.Module | undefined } | undefined;
let current: Instance | undefined;

/** An instance with room for `bytes` beyond its static data, or undefined where WebAssembly is not to be had. */
function instanceFor(bytes: number): Instance | undefined {
  compiled ??= { module: compile() };
  if (!compiled.module) return undefined;
  if (!current) {
    const memory = new WebAssembly.Memory({ initial: 1 });
    const { exports } = new WebAssembly.Instance(compiled.module, { env: { memory } });
    if (!isKernel(exports)) return undefined;
    current = { memory, run: exports };
  }
  const missing = current.run.firstFree() + bytes - current.memory.buffer.byteLength;
  if (missing > 0) current.memory.grow(Math.ceil(missing / pageBytes));
  return current;
}

function release({ memory }: Instance): void {
  if (memory.buffer.byteLength > keptBytes) current = undefined;
}

const aligned = (bytes: number): number => (bytes + 15) & ~15;

/**
 * Both means of `count` scales of two planes, largest scale first. The smallest scale must be at least as large as
 * the window. Undefined where WebAssembly with SIMD is missing.
 */
export function kernelSimilarities(a: Plane, b: Plane, count: number): Similarity[] | undefined {
  let { width, height } = a;
  const bytes = aligned(width * height);
  // Two byte planes, then the floats of all smaller scales: at most a third of the pixels and their odd edges.
  const smaller = count === 1 ? 0 : 2 * 4 * ((width + 16) * (height + 16) * 0.35);
  const instance = instanceFor(2 * bytes + aligned(smaller) + 16 * 2 * count + 65536 + 4 * pageBytes);
  if (!instance) return undefined;
  const { run, memory } = instance;
  const scratch = run.firstFree();
  let [atA, atB] = [scratch + aligned(run.scratchBytes()), 0];
  atB = atA + bytes;
  let free = atB + bytes;
  const heap = new Uint8Array(memory.buffer);
  heap.set(a.data, atA);
  heap.set(b.data, atB);

  const scales: Similarity[] = [];
  for (let level = 0; level < count; level++) {
    run.similarity(atA, atB, width, height, Number(level > 0), scratch);
    scales.push({ ssim: run.meanSsim(), contrast: run.meanContrast() });
    if (level === count - 1) break;
    const half = level === 0 ? run.half8 : run.half32;
    const size = aligned(4 * ((width + 1) >> 1) * ((height + 1) >> 1));
    half(atA, free, width, height);
    half(atB, free + size, width, height);
    [atA, atB, free] = [free, free + size, free + 2 * size];
    width = (width + 1) >> 1;
    height = (height + 1) >> 1;
  }
  release(instance);
  return scales;
}

/** Luma of interleaved samples, see `luma`. Undefined where WebAssembly with SIMD is missing. */
export function kernelLuma(pixels: Pixels, samples: number, background: 0 | 255): Plane | undefined {
  const { data, width, height } = pixels;
  const instance = instanceFor(chunkPixels * (samples + 1));
  if (!instance) return undefined;
  const { run, memory } = instance;
  const from = run.firstFree();
  const to = from + chunkPixels * samples;
  const heap = new Uint8Array(memory.buffer);
  const out = new Uint8Array(width * height);
  for (let start = 0; start < out.length; start += chunkPixels) {
    const count = Math.min(chunkPixels, out.length - start);
    heap.set(data.subarray(start * samples, (start + count) * samples), from);
    run.luma(from, to, count, samples, background);
    out.set(heap.subarray(to, to + count), start);
  }
  return { data: out, width, height };
}
