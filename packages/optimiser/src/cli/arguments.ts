import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Focus } from '../crop.ts';
import { isPreset, type PresetId, presetOf, presets } from '../presets.ts';
import { roundTarget, targetRules, validateTarget } from '../targets.ts';
import type { Mode } from '../types.ts';

/** The text of `--help`. */
export const usage = `Usage: leaf-optimise <picture>... [goal] [options]

A picture is a JPEG, PNG, WEBP, AVIF, GIF or SVG, or an HTML5 creative as ZIP. An SVG is minified and sanitised. The
pictures in a ZIP become lighter in place; --kb and the limits of --preset then count for the whole ZIP.

Goal (one; --ssim 0.98 without)
  --ssim <0.94-0.99>      smallest file with at least this SSIM
  --ms-ssim <0.94-0.99>   smallest file with at least this MS-SSIM
  --kb <number>           at most this many whole KB (1 KB = 1000 bytes): the smallest file that is good enough,
                          otherwise the most similar that fits
  --bpp <number>          the same, with at most this many bits per pixel
  --lean                  recommended SSIM within the limit of the matching ad unit

Options
  --preset <platform>     keep its size limit and say what can be uploaded there:
                          ${presets.map(({ id }) => id).join(', ')}
  --sizes <list>          crop and resize the picture to each first, such as 300x250,728x90;
                          preset for all sizes of the preset
  --scale <list>          with --sizes: 1, 2 or 1,2 for dense screens too (1)
  --focus <x,y>           with --sizes: the point to keep in sight, as shares (0.5,0.5)
  --check                 with --preset: measure nothing, say whether each picture can be uploaded as it is
  --out <folder>          write the files there; without it nothing is written
  --slots <number>        encodes at the same time (one per processor)
  --json                  print results as JSON, one line per picture
  --help                  print this text

Exit code: 0 done, 1 a picture failed, 2 wrong arguments, 3 no format reached the goal of a picture,
4 the platform does not take a picture that was checked.
`;

/** `scale` is 2 for high-density screens. */
export interface Size {
  width: number;
  height: number;
  scale: number;
}

/** What the command line asks for. */
export interface Arguments {
  pictures: string[];
  mode: Mode;
  target: number | null;
  preset: PresetId | undefined;
  /** The platform that each picture is checked against as it is, instead of a job. */
  check: PresetId | undefined;
  out: string | undefined;
  /** The sizes to crop each picture to first; undefined to keep the picture as it is. */
  sizes: readonly Size[] | undefined;
  focus: Focus;
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

function tooFine(mode: Mode): string {
  const name = goals.find(([, goal]) => goal === mode)?.[0];
  const decimals = -Math.log10(targetRules[mode]?.step ?? 1);
  return `--${name} takes ${decimals === 0 ? 'a whole number' : `at most ${decimals} decimals`}.`;
}

const options = {
  ssim: { type: 'string' },
  'ms-ssim': { type: 'string' },
  kb: { type: 'string' },
  bpp: { type: 'string' },
  lean: { type: 'boolean' },
  preset: { type: 'string' },
  check: { type: 'boolean', default: false },
  sizes: { type: 'string' },
  scale: { type: 'string' },
  focus: { type: 'string' },
  out: { type: 'string' },
  slots: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: string[]) {
  const config = { args, options, allowPositionals: true, strict: true, tokens: true } as const;
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The first option that is given twice with a value; the parser would take the last without a word. */
function repeated(tokens: ReturnType<typeof parse>['tokens']): string | undefined {
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    if (seen.has(token.name)) return token.name;
    seen.add(token.name);
  }
  return undefined;
}

const mostPixels = 16_384;

function readSizes(text: string, preset: PresetId | undefined): (readonly [number, number])[] {
  if (text === 'preset') {
    const listed = preset && presetOf(preset).sizes;
    if (!listed)
      throw new UsageError('--sizes preset needs a --preset that lists its sizes, such as google-ads.');
    return [...listed];
  }
  const sizes = text.split(',').map((size) => {
    const [, width, height] = /^(\d+)x(\d+)$/.exec(size) ?? [];
    const [w, h] = [Number(width), Number(height)];
    if (!(w >= 1 && h >= 1 && w <= mostPixels && h <= mostPixels))
      throw new UsageError('--sizes takes widths and heights such as 300x250,728x90.');
    return [w, h] as const;
  });
  // Each once, as named in the results.
  return [...new Map(sizes.map((size) => [size.join('x'), size])).values()];
}

function readScales(text: string): number[] {
  const scales = text.split(',').map(Number);
  if (!scales.every((scale) => scale === 1 || scale === 2))
    throw new UsageError('--scale takes 1, 2 or 1,2.');
  return [...new Set(scales)];
}

function readFocus(text: string): Focus {
  const shares = text.split(',').map((share) => (share.trim() === '' ? Number.NaN : Number(share)));
  const [x = Number.NaN, y = Number.NaN, ...rest] = shares;
  if (rest.length > 0 || !(x >= 0 && x <= 1 && y >= 0 && y <= 1))
    throw new UsageError('--focus takes two shares from 0 to 1, such as 0.5,0.3.');
  return { x, y };
}

/** A number in plain digits, with a decimal point or comma; NaN for anything else. */
const numberOf = (text: string): number =>
  /^\d*[.,]?\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;

/** Reads the command line. Throws a `UsageError`. */
export function readArguments(args: string[]): Arguments {
  const { values, positionals, tokens } = parse(args);
  const twice = repeated(tokens);
  if (twice) throw new UsageError(`Give --${twice} once only.`);
  const { help, json, out } = values;
  const given: [Mode, number | null][] = goals.flatMap(([name, mode]): [Mode, number | null][] => {
    const text = values[name];
    if (text === undefined) return [];
    // `1.000` and `1,000` are a thousand to some and one to others.
    if (mode === 'file_size' && /^\d+[.,]\d+$/.test(text)) throw new UsageError(tooFine(mode));
    return [[mode, numberOf(text)]];
  });
  if (values.lean) given.push(['lean', null]);
  if (given.length > 1) throw new UsageError('Give one goal only.');
  const [mode, target] = given[0] ?? ['lightweighting', 0.98];
  const problem = validateTarget(mode, target);
  if (problem) throw new UsageError(problem);
  // Rounded, "at most" and "at least" would not be true.
  if (roundTarget(mode, target) !== target) throw new UsageError(tooFine(mode));
  const { preset } = values;
  if (preset !== undefined && !isPreset(preset))
    throw new UsageError(`--preset takes ${presets.map(({ id }) => id).join(', ')}.`);
  if (values.check && !preset) throw new UsageError('--check needs a --preset.');
  if (values.check && (given.length > 0 || out !== undefined || values.sizes !== undefined))
    throw new UsageError('--check makes no files: give no goal, no --sizes and no --out.');
  if (out === '') throw new UsageError('--out takes a folder.');
  const check = values.check ? preset : undefined;
  const slots = Number(values.slots);
  if (!Number.isInteger(slots) || slots < 1 || slots > 64)
    throw new UsageError('--slots takes a number from 1 to 64.');
  if (positionals.length === 0 && !help) throw new UsageError('Name at least one picture.');
  const idle = (['scale', 'focus'] as const).find((name) => values[name] !== undefined);
  if (idle && values.sizes === undefined) throw new UsageError(`--${idle} needs --sizes.`);
  const focus = readFocus(values.focus ?? '0.5,0.5');
  const scales = readScales(values.scale ?? '1');
  const sizes =
    values.sizes === undefined
      ? undefined
      : readSizes(values.sizes, preset).flatMap(([width, height]) =>
          scales.map((scale) => ({ width, height, scale })),
        );
  return { pictures: positionals, mode, target, preset, check, sizes, focus, out, slots, json, help };
}
