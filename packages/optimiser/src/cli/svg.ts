import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Optimiser } from '../isolation/optimiser.ts';
import type { Arguments } from './arguments.ts';
import { exit, type Printed } from './exit.ts';
import { makeFolder, readPicture } from './files.ts';
import { kilobytes } from './report.ts';

/** Writes a file under its own name into a folder. Never overwrites the original. @returns its path */
export async function writeInto(out: string, original: string, data: Uint8Array): Promise<string> {
  const path = join(out, basename(original));
  if (resolve(path) === resolve(original)) throw new Error(`${path} is the original. Choose another folder.`);
  await makeFolder(out);
  await writeFile(path, data);
  return path;
}

/** Minifies and sanitises an SVG. Throws as reading, minifying and writing do. */
export async function minify(
  optimiser: Pick<Optimiser, 'svg'>,
  picture: string,
  { check, out, sizes, json }: Arguments,
  signal: AbortSignal,
): Promise<Printed> {
  if (sizes) throw new Error('--sizes needs pixels; an SVG has none.');
  const bytes = await readPicture(picture);
  const { data, removed } = await optimiser.svg(bytes, { signal });
  if (check) {
    const line = `${picture} (SVG, ${kilobytes(bytes.length)}): the platform takes an SVG only inside an HTML5 creative\n`;
    return { code: exit.refused, out: line, err: '' };
  }
  const file = out === undefined ? undefined : await writeInto(out, picture, data);
  if (json) {
    const facts = { picture, format: 'svg', before: bytes.length, after: data.length, removed };
    return { code: exit.done, out: `${JSON.stringify({ ...facts, files: file ? [file] : [] })}\n`, err: '' };
  }
  const safe = removed.length === 0 ? '' : `  Removed for safety: ${removed.join(', ')}\n`;
  const head = `${picture}: SVG, ${kilobytes(bytes.length)} before, ${kilobytes(data.length)} minified\n`;
  return { code: exit.done, out: `${head}${safe}${file === undefined ? '' : `  ${file}\n`}`, err: '' };
}
