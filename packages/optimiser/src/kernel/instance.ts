import { kernelBase64 } from './generated/kernel.ts';

/** What `assembly/index.ts` exports; addresses are bytes in the shared memory. */
export interface Exports {
  firstFree(): number;
  scratchBytes(): number;
  similarity(a: number, b: number, width: number, height: number, floats: number, scratch: number): void;
  meanSsim(): number;
  meanContrast(): number;
  half8(from: number, to: number, width: number, height: number): void;
  half32(from: number, to: number, width: number, height: number): void;
  luma(from: number, to: number, count: number, samples: number, background: number): void;
}

/** The kernel with its own memory. */
export interface Instance {
  memory: WebAssembly.Memory;
  run: Exports;
}

const pageBytes = 65536;
/** An instance with more memory than this is not reused: WebAssembly memory cannot shrink. */
const keptBytes = 256e6;

function compile(): WebAssembly.Module | undefined {
  try {
    return new WebAssembly.Module(Uint8Array.from(atob(kernelBase64), (c) => c.charCodeAt(0)));
  } catch {
    // Without SIMD, or where a content security policy forbids WebAssembly, the plain version does the same
    // work more slowly.
    return undefined;
  }
}

const isKernel = (exports: object): exports is Exports => 'similarity' in exports && 'luma' in exports;

let compiled: { module: WebAssembly.Module | undefined } | undefined;
let spare: Instance | undefined;

/** An instance for exclusive use, or undefined if WebAssembly with SIMD is not available. */
export function takeInstance(): Instance | undefined {
  compiled ??= { module: compile() };
  if (!compiled.module) return undefined;
  const kept = spare;
  spare = undefined;
  if (kept) return kept;
  const memory = new WebAssembly.Memory({ initial: 1 });
  const { exports } = new WebAssembly.Instance(compiled.module, { env: { memory } });
  return isKernel(exports) ? { memory, run: exports } : undefined;
}

/** Grows the memory up to and including an address. */
export function growTo({ memory }: Instance, end: number): void {
  const missing = end - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
}

/** Returns an instance for the next picture. */
export function giveBack(instance: Instance): void {
  if (instance.memory.buffer.byteLength <= keptBytes) spare = instance;
}
