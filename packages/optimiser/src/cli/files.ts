import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { checkBytes, defaultLimits } from '../limits.ts';

/**
 * A picture's bytes, from a file or a pipe. Reads no more than an upload may have, because a pipe may never end.
 * Throws `ImageTooLarge`, or an error with a code of the file system.
 */
export async function readPicture(path: string): Promise<Buffer> {
  const found = await stat(path);
  if (found.isCharacterDevice() || found.isBlockDevice()) throw new Error(`${path} is a device, no picture.`);
  if (found.isDirectory()) throw new Error('This is a folder. Name the pictures in it.');
  checkBytes(found.size, defaultLimits);
  const pieces = await createReadStream(path, { end: defaultLimits.bytes }).toArray();
  const bytes = Buffer.concat(pieces);
  checkBytes(bytes.length, defaultLimits);
  return bytes;
}

/** The ending of a file's name. It begins with a letter: that of `Banner v1.2` is part of the name. */
export const endingOf = (path: string): string => /(?<!^)\.[a-z]\w*$/i.exec(basename(path))?.[0] ?? '';

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(() => undefined))?.isDirectory() ?? false;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Creates a folder and any missing parents, unless it exists. */
async function make(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (await isFolder(path)) return;
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path) throw error;
    // A file system without folders, such as /proc, reports the same error as for a missing parent. Node's own
    // `recursive` retries forever there.
    if (await isFolder(parent)) throw new Error(`No folder can be made at ${path}.`);
    await make(parent);
    await make(path);
  }
}

/** Makes sure that a folder is writable. Throws an error with a sentence or a code of the file system. */
export async function makeFolder(path: string): Promise<void> {
  await make(resolve(path));
  await access(path, constants.W_OK);
}

/** Writes a file whole or not at all, in place of an earlier one. Throws an error with a code of the file system. */
export async function writeWhole(path: string, data: Uint8Array): Promise<void> {
  // A name that no one else has: what is there may be a link, or the file of someone else.
  const part = join(dirname(path), `.${randomUUID()}.part`);
  try {
    await writeFile(part, data, { flag: 'wx' });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  }
}
