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
  { check, out, sizes, json }: Arguments,
  results: Results,
  signal: AbortSignal,
): Promise<Printed> {
  if (sizes) throw new Error('--sizes needs pixels; an SVG has none.');
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
  if (json) {
    const facts = { picture, format: 'svg', before: bytes.length, after: data.length, removed };
    return { code: exit.done, out: `${JSON.stringify({ ...facts, files: file ? [file] : [] })}\n`, err: '' };
  }
  const safe = removed.length === 0 ? '' : `  Removed for safety: ${removed.join(', ')}\n`;
  const head = `${picture}: SVG, ${kilobytes(bytes.length)} before, ${kilobytes(data.length)} minified\n`;
  return { code: exit.done, out: `${head}${safe}${file === undefined ? '' : `  ${file}\n`}`, err: '' };
}
