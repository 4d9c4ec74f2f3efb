import { basename, join } from 'node:path';
import type { Optimiser } from '../isolation/optimiser.ts';
import type { Arguments } from './arguments.ts';
import { exit, type Printed } from './exit.ts';
import { makeFolder, readPicture, writeWhole } from './files.ts';
import { kilobytes } from './report.ts';
import type { Results } from './results.ts';

/**
 * Keeps the place of a file that is written under its own name into a folder, before the work: it is neither the
 * original nor another result, and may be written. @returns its path
 */
export async function placeIn(out: string, original: string, results: Results): Promise<string> {
  const path = join(out, basename(original));
  results.claim([path], original);
  await makeFolder(out);
  return path;
}

/** Minifies and sanitises an SVG. Throws as reading, minifying and writing do. */
export async function minify(
  optimiser: Pick<Optimiser, 'svg'>,
  picture: string,
  { mode, target, check, out, sizes, json }: Arguments,
  results: Results,
  signal: AbortSignal,
): Promise<Printed> {
  if (sizes) throw new Error('--sizes needs pixels; an SVG has none.');
  if (mode === 'bpp' || mode === 'lean') throw new Error(`--${mode} needs pixels; an SVG has none.`);
  const bytes = await readPicture(picture);
  const file = out === undefined ? undefined : await placeIn(out, picture, results);
  const { data, removed } = await optimiser.svg(bytes, { signal });
  if (check) {
    if (json) {
      const facts = { picture, format: 'svg', bytes: bytes.length, verdict: null };
      return { code: exit.refused, out: `${JSON.stringify(facts)}\n`, err: '' };
    }
    const line = `${picture} (SVG, ${kilobytes(bytes.length)}): the platform takes an SVG only inside an HTML5 creative\n`;
    return { code: exit.refused, out: line, err: '' };
  }
  if (file !== undefined) await writeWhole(file, data);
  const limit = mode === 'file_size' && target !== null ? target * 1000 : Number.POSITIVE_INFINITY;
  const missed = data.length > limit;
  const code = missed ? exit.missed : exit.done;
  if (json) {
    const facts = { picture, format: 'svg', before: bytes.length, after: data.length, removed };
    const flags = missed ? ['target not reached'] : [];
    return { code, out: `${JSON.stringify({ ...facts, flags, files: file ? [file] : [] })}\n`, err: '' };
  }
  const safe = removed.length === 0 ? '' : `  Removed for safety: ${removed.join(', ')}\n`;
  const over = missed ? `  It cannot keep ${kilobytes(limit)}: no more can be taken out unseen.\n` : '';
  const head = `${picture}: SVG, ${kilobytes(bytes.length)} before, ${kilobytes(data.length)} minified\n`;
  return { code, out: `${head}${safe}${over}${file === undefined ? '' : `  ${file}\n`}`, err: '' };
}
