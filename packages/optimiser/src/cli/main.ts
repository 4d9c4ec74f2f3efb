import { writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { createOptimiser, type Optimiser } from '../isolation/optimiser.ts';
import {
  type EncodedPoint,
  type Format,
  formats,
  type JobResult,
  writtenFacts,
  writtenFormats,
} from '../types.ts';
import { type Arguments, readArguments, UsageError, usage } from './arguments.ts';
import { makeFolder, readPicture } from './files.ts';
import { clearLine, fileOf, progressLine, report } from './report.ts';
import { sentence } from './sentence.ts';

const exit = { done: 0, failed: 1, usage: 2, missed: 3, interrupted: 130 };

/** Writes the chosen file of each format and returns their paths. Never overwrites the original. */
async function write(original: string, out: string, result: JobResult, points: readonly EncodedPoint[]) {
  const stem = basename(original, extname(original));
  const paths: string[] = [];
  for (const format of writtenFormats) {
    const quality = fileOf(result, format)?.quality;
    const point = points.find((one) => one.format === format && one.quality === quality);
    if (!point) continue;
    const path = join(out, `${stem}-q${quality}.${writtenFacts[format].extension}`);
    if (resolve(path) === resolve(original))
      throw new Error(`${path} is the original. Choose another folder.`);
    await writeFile(path, point.data);
    paths.push(path);
  }
  return paths;
}

async function optimise(optimiser: Optimiser, picture: string, args: Arguments, signal: AbortSignal) {
  const { mode, target, preset, out, json } = args;
  const shown = process.stderr.isTTY && !json;
  const points: EncodedPoint[] = [];
  try {
    const bytes = await readPicture(picture);
    // Before the work: it is better to know early that a folder is not writable.
    if (out !== undefined) await makeFolder(out);
    if (shown) process.stderr.write(progressLine(picture, 0));
    const result = await optimiser.optimise({
      bytes,
      mode,
      target,
      preset,
      signal,
      onPoint: (point) => points.push(point),
      onProgress: (fraction) => shown && process.stderr.write(progressLine(picture, fraction)),
    });
    const files = out === undefined ? [] : await write(picture, out, result, points);
    if (shown) process.stderr.write(clearLine);
    if (json) process.stdout.write(`${JSON.stringify({ picture, ...result, files })}\n`);
    else
      process.stdout.write(
        report(picture, result, bytes.length) + files.map((file) => `  ${file}\n`).join(''),
      );
    return formats.every((format) => !isWithinGoal(result, format)) ? exit.missed : exit.done;
  } catch (error) {
    if (shown) process.stderr.write(clearLine);
    if (signal.aborted) return exit.interrupted;
    process.stderr.write(`${picture}: ${sentence(error)}\n`);
    return exit.failed;
  }
}

const isWithinGoal = (result: JobResult, format: Format): boolean =>
  result[format].unavailable === undefined &&
  !result[format].flags.some((flag) => flag === 'target not reached' || flag === 'visible damage');

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
  if (args.help) {
    process.stdout.write(usage);
    return exit.done;
  }
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt);
  const optimiser = createOptimiser({ slots: args.slots });
  const codes: number[] = [];
  for (const picture of args.pictures) {
    codes.push(await optimise(optimiser, picture, args, controller.signal));
    if (controller.signal.aborted) break;
  }
  await optimiser.close();
  process.off('SIGINT', interrupt);
  const worst = [exit.interrupted, exit.failed, exit.missed].find((code) => codes.includes(code));
  return worst ?? exit.done;
}
