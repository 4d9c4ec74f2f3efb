import { basename, join } from 'node:path';
import { createOptimiser, type Optimiser } from '../isolation/optimiser.ts';
import { presetOf } from '../presets.ts';
import {
  type EncodedPoint,
  type Format,
  formats,
  type JobResult,
  writtenFacts,
  writtenFormats,
} from '../types.ts';
import { type Arguments, readArguments, type Size, UsageError, usage } from './arguments.ts';
import { lightenZip } from './bundle.ts';
import { check } from './check.ts';
import { exit, type Printed } from './exit.ts';
import { endingOf, makeFolder, readPicture, writeWhole } from './files.ts';
import { clearLine, fileOf, progressLine, report } from './report.ts';
import { Results } from './results.ts';
import { sentence } from './sentence.ts';
import { minify } from './svg.ts';

/** Writes the chosen file of each format and returns their paths. Overwrites neither the original nor another result. */
async function write(
  work: Work,
  out: string,
  result: JobResult,
  points: readonly EncodedPoint[],
  results: Results,
) {
  const files: { path: string; data: Uint8Array }[] = [];
  for (const format of writtenFormats) {
    const quality = fileOf(result, format)?.quality;
    const point = points.find((one) => one.format === format && one.quality === quality);
    if (!point) continue;
    files.push({
      path: join(out, `${work.stem}-q${quality}.${writtenFacts[format].extension}`),
      data: point.data,
    });
  }
  const paths = files.map(({ path }) => path);
  results.claim(paths, work.picture);
  for (const { path, data } of files) await writeWhole(path, data);
  return paths;
}

/** One file to optimise: a picture, or a size of it. */
interface Work {
  /** Shown to the user. */
  name: string;
  /** How the names of its results begin. */
  stem: string;
  picture: string;
  size?: Size;
}

const withoutEnding = (path: string): string => path.slice(0, path.length - endingOf(path).length);

/** An SVG and an HTML5 creative, whose results have their names. */
const keepsName = (picture: string): boolean => /\.(svg|zip)$/i.test(picture);

/** Only where another picture has the same name but for its ending, as `hero.jpg` and `hero.webp`, is that part of it. */
function stemOf(picture: string, pictures: readonly string[]): string {
  const stem = withoutEnding(picture);
  const isShared = pictures.some(
    (other) => other !== picture && withoutEnding(other) === stem && !keepsName(other),
  );
  return basename(isShared ? picture : stem);
}

const workOf = ({ pictures, sizes }: Arguments): Work[] =>
  pictures.flatMap((picture): Work[] => {
    const stem = stemOf(picture, pictures);
    if (!sizes) return [{ name: picture, stem, picture }];
    return sizes.map((size) => {
      const density = size.scale === 1 ? '' : `@${size.scale}x`;
      const suffix = `-${size.width}x${size.height}${density}`;
      const name = `${withoutEnding(picture)}${suffix}${endingOf(picture)}`;
      return { name, stem: `${stem}${suffix}`, picture, size };
    });
  });

async function bytesOf(optimiser: Optimiser, { picture, size }: Work, args: Arguments, signal: AbortSignal) {
  const bytes = await readPicture(picture);
  if (!size) return bytes;
  const { width, height, scale } = size;
  return optimiser.resize({ bytes, width: width * scale, height: height * scale, focus: args.focus, signal });
}

async function optimise(
  optimiser: Optimiser,
  work: Work,
  args: Arguments,
  results: Results,
  signal: AbortSignal,
  show: (fraction: number) => void,
): Promise<Printed> {
  const { mode, target, preset, out, json } = args;
  const points: EncodedPoint[] = [];
  try {
    const kind = endingOf(work.picture).toLowerCase();
    if (kind === '.zip') return await lightenZip(optimiser, work.picture, args, results, signal, show);
    if (kind === '.svg') return await minify(optimiser, work.picture, args, results, signal);
    if (args.check) return await check(optimiser, work.picture, presetOf(args.check), json, signal);
    const bytes = await bytesOf(optimiser, work, args, signal);
    // Check first: it is better to learn early that a name is taken or a folder is not writable.
    if (out !== undefined) {
      results.claim([join(out, `${work.stem}-q*`)], work.picture);
      await makeFolder(out);
    }
    const result = await optimiser.optimise({
      bytes,
      mode,
      target,
      preset,
      signal,
      onPoint: (point) => points.push(point),
      onProgress: show,
    });
    const files = out === undefined ? [] : await write(work, out, result, points, results);
    const code = formats.every((format) => !isWithinGoal(result, format)) ? exit.missed : exit.done;
    const text = json
      ? `${JSON.stringify({ picture: work.name, ...result, files })}\n`
      : report(work.name, result, bytes.length) + files.map((file) => `  ${file}\n`).join('');
    return { code, out: text, err: '' };
  } catch (error) {
    if (signal.aborted) return { code: exit.interrupted, out: '', err: '' };
    return { code: exit.failed, out: '', err: `${work.name}: ${sentence(error)}\n` };
  }
}

/** Runs several files in parallel and prints their results in order. @returns the exit codes */
async function optimiseAll(optimiser: Optimiser, args: Arguments, signal: AbortSignal): Promise<number[]> {
  const works = workOf(args);
  const results = new Results(args.pictures);
  const shown = process.stderr.isTTY && !args.json;
  const fractions = works.map(() => 0);
  const title = works.length === 1 ? (works[0]?.name ?? '') : `${works.length} files`;
  const show = (index: number) => (fraction: number) => {
    fractions[index] = fraction;
    if (shown) process.stderr.write(progressLine(title, fractions.reduce((a, b) => a + b, 0) / works.length));
  };
  const printed: (Printed | undefined)[] = works.map(() => undefined);
  let finished = 0;
  const printFinished = () => {
    for (let next = printed[finished]; next; next = printed[finished]) {
      if (shown) process.stderr.write(clearLine);
      process.stderr.write(next.err);
      process.stdout.write(next.out);
      finished += 1;
    }
  };
  let started = 0;
  const lane = async () => {
    while (started < works.length && !signal.aborted) {
      const index = started;
      started += 1;
      const work = works[index];
      if (!work) return;
      printed[index] = await optimise(optimiser, work, args, results, signal, show(index));
      printFinished();
    }
  };
  await Promise.all(Array.from({ length: Math.min(args.slots, works.length) }, lane));
  return printed.flatMap((one) => one?.code ?? []);
}

const isWithinGoal = (result: JobResult, format: Format): boolean =>
  result[format].unavailable === undefined &&
  !result[format].flags.some((flag) => flag === 'target not reached' || flag === 'visible damage');

/** Stops the work once its results can no longer be printed, quietly if the reader has had enough, as `head` has. */
function watchOutput(controller: AbortController): { failed?: number } {
  const output: { failed?: number } = {};
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    const closed = error.code === 'EPIPE';
    if (!closed) process.stderr.write(`${sentence(Object.assign(error, { path: 'the output' }))}\n`);
    output.failed = closed ? exit.closed : exit.failed;
    process.exitCode = output.failed;
    controller.abort();
  });
  process.stderr.on('error', () => undefined);
  return output;
}

/** The command line program. Returns the exit code. */
export async function main(argv: string[]): Promise<number> {
  let args: Arguments;
  try {
    args = readArguments(argv);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${usage}`);
    return exit.usage;
  }
  const controller = new AbortController();
  const output = watchOutput(controller);
  if (args.help) {
    process.stdout.write(usage);
    return exit.done;
  }
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt);
  const optimiser = createOptimiser({ slots: args.slots });
  const codes = await optimiseAll(optimiser, args, controller.signal);
  await optimiser.close();
  process.off('SIGINT', interrupt);
  if (output.failed !== undefined) return output.failed;
  const worst = [exit.interrupted, exit.failed, exit.refused, exit.missed].find((code) =>
    codes.includes(code),
  );
  return worst ?? exit.done;
}
