import type { OpenBundle } from '../bundle/open.ts';
import type { BundleInventory } from '../bundle/types.ts';
import type { SizeOrder } from '../crop.ts';
import type { Limits } from '../limits.ts';
import type { MinifiedSvg } from '../svg/minify.ts';
import type { ImageInfo } from '../types.ts';
import { createHost, type Host, type Purpose } from './host.ts';
import { type Rest, usualRest } from './hostedChild.ts';
import type {
  Answers,
  BundleTask,
  InspectTask,
  InventoryTask,
  MeasureTask,
  ResizeTask,
  SvgTask,
  ThumbnailTask,
} from './messages.ts';
import { createJobQueue } from './queue.ts';

/** Pictures up to this size are checked in a fraction of a second and within `smallMemory`. */
export const smallUploadPixels = 8e6;

/** Resident memory of a process that reads headers or checks small pictures: 8 megapixels need 250 MB at most. */
const smallMemory = 500e6;

/** Milliseconds that reading a header, and checking a small picture, may take: many wait for their own meanwhile. */
const headerDeadline = 5_000;
const smallDeadline = 10_000;

/** How a check waits and ends. */
export interface InspectOptions {
  /** Files of different groups (organizations) take turns, and none keeps the others from small pictures. */
  group?: unknown;
  /** Stops the check at once, whether waiting or running: the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** A process that checked a large picture keeps some of its memory; it is replaced once nothing is waiting. */
const rest: Rest = { ...usualRest, memory: 300e6 };

/** Checks uploads, and makes sizes and thumbnails of them. */
export interface Inspections {
  /** `read` is called when the file's turn comes, so that it is not in memory before. */
  inspect(read: () => Promise<Uint8Array>, options: InspectOptions): Promise<ImageInfo>;
  /** As a check: somebody waits for it, and no job has to end before. */
  resize(read: () => Promise<Uint8Array>, order: SizeOrder, options: InspectOptions): Promise<Uint8Array>;
  thumbnail(read: () => Promise<Uint8Array>, options: InspectOptions): Promise<Uint8Array>;
  /** SVGs, one at a time: neither a picture nor a creative waits for them. */
  svg(read: () => Promise<Uint8Array>, options: InspectOptions): Promise<MinifiedSvg>;
  /** Creatives, one at a time as well. */
  bundle(read: () => Promise<Uint8Array>, options: InspectOptions): Promise<OpenBundle>;
  /** The same, without the files. */
  inventory(read: () => Promise<Uint8Array>, options: InspectOptions): Promise<BundleInventory>;
  close(): Promise<void>;
  /** Process ids of the running children. */
  readonly pids: readonly number[];
}

/**
 * Several processes with one file at a time each, so that a deadline, a lack of memory or a disconnected
 * sender affects no other check. Groups take turns.
 */
function createDesk(purpose: Purpose, lanes: number, limits: Limits) {
  const hosts = Array.from({ length: lanes }, () => createHost(purpose, limits, 1, rest));
  const free: Host[] = [...hosts];
  const queue = createJobQueue(lanes, 1);
  return {
    run<
      T extends InspectTask | MeasureTask | ResizeTask | ThumbnailTask | SvgTask | BundleTask | InventoryTask,
    >(
      what: Omit<T, 'bytes'>,
      read: () => Promise<Uint8Array>,
      { group, signal }: InspectOptions,
    ): Promise<Answers[T['kind']]> {
      const inTurn = async () => {
        // The most recently used one is warm, and there are as many as the queue has lanes.
        const host = free.pop();
        if (!host) throw new Error('More files under way than processes.');
        try {
          const task = { ...what, bytes: await read() } as T;
          return await host.run(task, { deadline: limits.inspectDeadline, signal });
        } finally {
          free.push(host);
        }
      };
      return queue.run(group, 0, inTurn, signal);
    },
    close: () => Promise.all(hosts.map((host) => host.close())),
    pids: () => hosts.flatMap(({ pid }) => pid ?? []),
  };
}

/**
 * Checks uploads at three stations: the first reads the size from the header; then small pictures go to the
 * second, and large ones, one at a time and at a lower priority, to the third. A banner therefore never waits
 * for a picture of 64 megapixels, and at most one such picture is in memory.
 */
export function createInspections(limits: Limits): Inspections {
  const little = { ...limits, memory: Math.min(limits.memory, smallMemory) };
  const within = (milliseconds: number): Limits => ({
    ...little,
    inspectDeadline: Math.min(limits.inspectDeadline, milliseconds),
    deadline: (megapixels) => Math.min(limits.deadline(megapixels), milliseconds),
  });
  const headers = createDesk('uploads', 1, within(headerDeadline));
  const small = createDesk('uploads', 2, within(smallDeadline));
  const large = createDesk('large uploads', 1, { ...limits, memory: limits.inspectMemory });
  const svgs = createDesk('large uploads', 1, little);
  const bundles = createDesk('large uploads', 1, {
    ...limits,
    memory: limits.inspectMemory,
    inspectDeadline: limits.bundleDeadline,
  });
  const desks = [headers, small, large, svgs, bundles];
  const deskFor = async (read: () => Promise<Uint8Array>, options: InspectOptions) => {
    const pixels = await headers.run<MeasureTask>({ kind: 'measure' }, read, options);
    return pixels > smallUploadPixels ? large : small;
  };
  return {
    async inspect(read, options) {
      const desk = await deskFor(read, options);
      return desk.run<InspectTask>({ kind: 'inspect' }, read, options);
    },
    async resize(read, order, options) {
      const desk = await deskFor(read, options);
      return desk.run<ResizeTask>({ kind: 'resize', order }, read, options);
    },
    async thumbnail(read, options) {
      const desk = await deskFor(read, options);
      return desk.run<ThumbnailTask>({ kind: 'thumbnail' }, read, options);
    },
    svg: (read, options) => svgs.run<SvgTask>({ kind: 'svg' }, read, options),
    bundle: (read, options) => bundles.run<BundleTask>({ kind: 'bundle' }, read, options),
    inventory: (read, options) => bundles.run<InventoryTask>({ kind: 'inventory' }, read, options),
    async close() {
      await Promise.all(desks.map((desk) => desk.close()));
    },
    get pids() {
      return desks.flatMap((desk) => desk.pids());
    },
  };
}
