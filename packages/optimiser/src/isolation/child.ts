/** The process that decodes and encodes every picture. `createOptimiser` starts it and talks to it over IPC. */
import type { OpenBundle } from '../bundle/open.ts';
import type { BundleInventory } from '../bundle/types.ts';
import { readHeader } from '../codec/header.ts';
import { inspect } from '../codec/inspect.ts';
import { resizePicture } from '../codec/resize.ts';
import { decodeSource, pixelsOf } from '../codec/source.ts';
import { makeThumbnail } from '../codec/thumbnail.ts';
import { toMessage } from '../errors.ts';
import { measurePoint } from '../job/point.ts';
import { runJob } from '../job/run.ts';
import { createSlots } from '../job/slots.ts';
import type { MinifiedSvg } from '../svg/minify.ts';
import type { JobResult, KnownPoint } from '../types.ts';
import type {
  Answer,
  BundleTask,
  ChildLimits,
  InventoryTask,
  MeasureTask,
  OptimiseTask,
  PointTask,
  Reply,
  Request,
  ResizeTask,
  SvgTask,
  Task,
  TaskEvent,
  ThumbnailTask,
} from './messages.ts';

/** Milliseconds between resource reports of the process. */
const usageReport = 250;

const slots = createSlots(Number(process.argv[2]) || 2);
const running = new Map<number, AbortController>();

const send = (reply: Reply): void => {
  if (process.connected) process.send?.(reply);
};

async function optimise(
  task: OptimiseTask,
  limits: ChildLimits,
  tell: (event: TaskEvent) => void,
  signal: AbortSignal,
): Promise<JobResult> {
  tell({ event: 'opened', megapixels: pixelsOf(await readHeader(task.bytes, limits)) / 1e6 });
  return runJob({
    source: await decodeSource(task.bytes, limits),
    mode: task.mode,
    target: task.target,
    preset: task.preset,
    only: task.only,
    known: task.known,
    slots,
    memory: limits.memory,
    onPoint: (point) => tell({ event: 'point', point }),
    onProgress: (fraction) => tell({ event: 'progress', fraction }),
    signal,
  });
}

async function point(
  { bytes, format, quality }: PointTask,
  limits: ChildLimits,
  tell: (event: TaskEvent) => void,
  signal: AbortSignal,
): Promise<KnownPoint> {
  tell({ event: 'opened', megapixels: pixelsOf(await readHeader(bytes, limits)) / 1e6 });
  return measurePoint({
    source: await decodeSource(bytes, limits),
    format,
    quality,
    slots,
    memory: limits.memory,
    onPoint: (made) => tell({ event: 'point', point: made }),
    signal,
  });
}

async function measure({ bytes }: MeasureTask, limits: ChildLimits): Promise<number> {
  return pixelsOf(await readHeader(bytes, limits));
}

async function resize(
  { bytes, order }: ResizeTask,
  limits: ChildLimits,
  tell: (event: TaskEvent) => void,
): Promise<Uint8Array> {
  tell({ event: 'opened', megapixels: pixelsOf(await readHeader(bytes, limits)) / 1e6 });
  return resizePicture(bytes, order, limits);
}

async function thumbnail(
  { bytes }: ThumbnailTask,
  limits: ChildLimits,
  tell: (event: TaskEvent) => void,
): Promise<Uint8Array> {
  tell({ event: 'opened', megapixels: pixelsOf(await readHeader(bytes, limits)) / 1e6 });
  return makeThumbnail(bytes, limits);
}

/** Only a child that has such a task loads what reads texts. */
async function svg({ bytes }: SvgTask): Promise<MinifiedSvg> {
  const { minifySvg } = await import('../svg/minify.ts');
  return minifySvg(bytes);
}

async function bundle({ bytes }: BundleTask | InventoryTask): Promise<OpenBundle> {
  const { openZip } = await import('../bundle/open.ts');
  return openZip(bytes);
}

const inventory = async (task: InventoryTask): Promise<BundleInventory> => (await bundle(task)).inventory;

function answer(
  task: Task,
  limits: ChildLimits,
  tell: (event: TaskEvent) => void,
  signal: AbortSignal,
): Promise<Answer> {
  if (task.kind === 'inspect') return inspect(task.bytes, limits);
  if (task.kind === 'measure') return measure(task, limits);
  if (task.kind === 'resize') return resize(task, limits, tell);
  if (task.kind === 'thumbnail') return thumbnail(task, limits, tell);
  if (task.kind === 'svg') return svg(task);
  if (task.kind === 'bundle') return bundle(task);
  if (task.kind === 'inventory') return inventory(task);
  if (task.kind === 'point') return point(task, limits, tell, signal);
  return optimise(task, limits, tell, signal);
}

async function run(id: number, task: Task, limits: ChildLimits): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  const tell = (event: TaskEvent) => send({ id, ...event });
  try {
    send({ id, event: 'done', value: await answer(task, limits, tell, controller.signal) });
  } catch (error) {
    send({ id, event: 'failed', error: toMessage(error) });
  } finally {
    running.delete(id);
  }
}

process.on('message', (request: Request) => {
  if ('cancel' in request) running.get(request.id)?.abort();
  else void run(request.id, request.task, request.limits);
});

// Ctrl-C reaches the whole process group; the parent decides what it means.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});

// There is no one left to receive the result, and encodes in progress would delay a normal exit.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

function reportUsage(): void {
  const { user, system } = process.cpuUsage();
  send({ event: 'usage', rss: process.memoryUsage.rss(), cpu: (user + system) / 1000 });
}
setInterval(reportUsage, usageReport).unref();
