import { type LightBundle, lightenBundle } from '../bundle/lighten.ts';
import type { BundleGoal } from '../bundle/picture.ts';
import { bundleVerdict } from '../bundle/verdict.ts';
import type { Optimiser } from '../isolation/optimiser.ts';
import { presetOf } from '../presets.ts';
import type { Arguments } from './arguments.ts';
import { inventoryLines, leftOutLine, pictureLines, verdictLine } from './bundleReport.ts';
import { exit, type Printed } from './exit.ts';
import { readPicture, writeWhole } from './files.ts';
import { kilobytes } from './report.ts';
import type { Results } from './results.ts';
import { placeIn } from './svg.ts';

/** What the pictures should reach, and the bytes of the whole ZIP. Throws an error with a sentence. */
function goalOf({ mode, target, sizes }: Arguments): { goal?: BundleGoal; budget?: number } {
  if (sizes) throw new Error('--sizes does not apply to an HTML5 creative.');
  if (mode === 'bpp' || mode === 'lean')
    throw new Error(`--${mode} does not apply to an HTML5 creative. Use --ssim, --ms-ssim or --kb.`);
  if (mode === 'file_size') return { budget: (target ?? 0) * 1000 };
  return { goal: { mode, target: target ?? 0.98 } };
}

async function checkZip(optimiser: Optimiser, picture: string, args: Arguments, signal: AbortSignal) {
  const bytes = await readPicture(picture);
  const inventory = await optimiser.describeBundle(bytes, { signal });
  const verdict = args.check && bundleVerdict(args.check, inventory, bytes.length);
  const out = args.json
    ? `${JSON.stringify({ picture, bytes: bytes.length, inventory, verdict: verdict ?? null })}\n`
    : `${picture} (ZIP, ${kilobytes(bytes.length)})\n${inventoryLines(inventory)}${
        verdict ? verdictLine(verdict) : noRules(args)
      }`;
  return { code: verdict?.breaks.length === 0 ? exit.done : exit.refused, out, err: '' };
}

const noRules = ({ check, preset }: Arguments): string => {
  const id = check ?? preset;
  return id ? `  ${presetOf(id).name} states no rules for HTML5 creatives.\n` : '';
};

function textOf(picture: string, light: LightBundle, args: Arguments): string {
  const { before, after, budgets } = light;
  const missed = budgets
    .filter(({ kept }) => !kept)
    .map(
      ({ of, limit, least }) =>
        `  The pictures cannot keep ${kilobytes(limit)} (${of}) undamaged; at least ${kilobytes(least ?? 0)} are needed.\n`,
    );
  const { verdict } = after;
  return [
    `${picture}: HTML5 creative, ${kilobytes(before.bytes)} before, ${kilobytes(after.bytes)} after\n`,
    inventoryLines(after.inventory),
    pictureLines(light.pictures),
    leftOutLine(light.left_out),
    ...missed,
    verdict ? verdictLine(verdict) : noRules(args),
  ].join('');
}

/** Makes the pictures of an HTML5 creative lighter, or checks it as it is. Throws as reading and writing do. */
export async function lightenZip(
  optimiser: Optimiser,
  picture: string,
  args: Arguments,
  results: Results,
  signal: AbortSignal,
  show: (fraction: number) => void,
): Promise<Printed> {
  const wanted = goalOf(args);
  if (args.check) return checkZip(optimiser, picture, args, signal);
  const { goal, budget } = wanted;
  const bytes = await readPicture(picture);
  const { preset, out, json } = args;
  const file = out === undefined ? undefined : await placeIn(out, picture, results);
  const light = await lightenBundle(optimiser, { bytes, goal, budget, preset, signal, onProgress: show });
  if (file !== undefined) await writeWhole(file, light.zip);
  const missed = light.budgets.some(({ kept }) => !kept);
  const code = missed ? exit.missed : exit.done;
  if (!json) return { code, out: `${textOf(picture, light, args)}${file ? `  ${file}\n` : ''}`, err: '' };
  const { zip: _, ...facts } = light;
  return { code, out: `${JSON.stringify({ picture, ...facts, files: file ? [file] : [] })}\n`, err: '' };
}
