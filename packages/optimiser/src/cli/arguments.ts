import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isPreset, type PresetId, presets } from '../presets.ts';
import { validateTarget } from '../targets.ts';
import type { Mode } from '../types.ts';

export const usage = `Usage: leaf-optimise <picture>... [goal] [options]

Goal (one; --ssim 0.98 without)
  --ssim <0.94-0.99>      smallest file with at least this SSIM
  --ms-ssim <0.94-0.99>   smallest file with at least this MS-SSIM
  --kb <number>           most similar file of at most this many KB (1 KB = 1000 bytes)
  --bpp <number>          most similar file of at most this many bits per pixel
  --lean                  recommended SSIM within the limit of the matching ad unit

Options
  --preset <platform>     keep its size limit and say what can be uploaded there:
                          ${presets.map(({ id }) => id).join(', ')}
  --out <folder>          write the files there; without it nothing is written
  --slots <number>        encodes at the same time (one per processor)
  --json                  print results as JSON, one line per picture
  --help                  print this text

Exit code: 0 done, 1 a picture failed, 2 wrong arguments, 3 no format reached the goal of a picture.
`;

export interface Arguments {
  pictures: string[];
  mode: Mode;
  target: number | null;
  preset: PresetId | undefined;
  out: string | undefined;
  slots: number;
  json: boolean;
  help: boolean;
}

/** The arguments are invalid; the message says why. */
export class UsageError extends Error {}

const goals = [
  ['ssim', 'lightweighting'],
  ['ms-ssim', 'ms-lightweighting'],
  ['kb', 'file_size'],
  ['bpp', 'bpp'],
] as const;

const options = {
  ssim: { type: 'string' },
  'ms-ssim': { type: 'string' },
  kb: { type: 'string' },
  bpp: { type: 'string' },
  lean: { type: 'boolean' },
  preset: { type: 'string' },
  out: { type: 'string' },
  slots: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line. Throws a `UsageError`. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args);
  const { help, json, out } = values;
  const given: [Mode, number | null][] = goals.flatMap(([name, mode]): [Mode, number | null][] => {
    const text = values[name];
    return text === undefined ? [] : [[mode, Number(text.replace(',', '.'))]];
  });
  if (values.lean) given.push(['lean', null]);
  if (given.length > 1) throw new UsageError('Give one goal only.');
  const [mode, target] = given[0] ?? ['lightweighting', 0.98];
  const problem = validateTarget(mode, target);
  if (problem) throw new UsageError(problem);
  const { preset } = values;
  if (preset !== undefined && !isPreset(preset))
    throw new UsageError(`--preset takes ${presets.map(({ id }) => id).join(', ')}.`);
  const slots = Number(values.slots);
  if (!Number.isInteger(slots) || slots < 1 || slots > 64)
    throw new UsageError('--slots takes a number from 1 to 64.');
  if (positionals.length === 0 && !help) throw new UsageError('Name at least one picture.');
  return { pictures: positionals, mode, target, preset, out, slots, json, help };
}
