import { randomBytes } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '../../errorCodes.ts';
import { flush } from '../flush.ts';
import { measure } from './measure.ts';
import { assertKey, ObjectMissing, type Objects } from './types.ts';

/** Where files are until they are complete. */
const INCOMING = 'incoming';
/** How many attempts are made to move a file into its folder, which a concurrent deletion may remove. */
const PLACINGS = 5;

const missing = (error: unknown): boolean => hasCode(error, 'ENOENT');

async function makeDirectory(dir: string): Promise<void> {
  const first = await mkdir(dir, { recursive: true, mode: 0o700 });
  if (first !== undefined) await flush(dirname(first));
}

/** Removes a folder if it is empty. @returns whether it is gone */
const removeEmpty = (dir: string): Promise<boolean> =>
  rmdir(dir).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return true;
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) return false;
      throw error;
    },
  );

const subfolders = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { withFileTypes: true }).catch((error: unknown) => {
    if (missing(error)) return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(dir, name));
};

/** An unfinished file is named after its key, so that deleting one can delete the other. */
const asideName = (key: string): string => `${key.replaceAll('/', '~')}~`;

/** Files below a folder, each written elsewhere, flushed and then moved into place. */
export function diskObjects(root: string): Objects {
  const path = (key: string): string => {
    assertKey(key);
    return join(root, key);
  };

  /** A deletion may remove the empty folder at the very moment a file is about to be moved into it. */
  async function place(aside: string, target: string): Promise<void> {
    for (let left = PLACINGS; ; left -= 1)
      try {
        await makeDirectory(dirname(target));
        await rename(aside, target);
        // A rename survives a power cut only once its directory has been flushed as well.
        await flush(dirname(target));
        return;
      } catch (error) {
        if (!missing(error) || left === 0) throw error;
      }
  }

  async function removeUnfinished(keys: readonly string[]): Promise<void> {
    const dir = join(root, INCOMING);
    const names = await readdir(dir).catch((error: unknown) => {
      if (missing(error)) return [];
      throw error;
    });
    const starts = new Set(keys.map(asideName));
    for (const name of names)
      if (starts.has(name.slice(0, name.lastIndexOf('~') + 1))) await rm(join(dir, name), { force: true });
  }

  return {
    async put(key, body) {
      const target = path(key);
      const aside = join(root, INCOMING, `${asideName(key)}${randomBytes(8).toString('hex')}`);
      await makeDirectory(dirname(aside));
      const { through, result } = measure();
      try {
        const source = body instanceof Readable ? body : Readable.from([Buffer.from(body)]);
        // `flush` waits for the bytes to reach the disk before the file is closed.
        await pipeline(source, through, createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }));
        await place(aside, target);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      return result();
    },

    async open(key) {
      try {
        const file = await open(path(key), 'r');
        const { size } = await file.stat();
        return { stream: file.createReadStream(), bytes: size };
      } catch (error) {
        if (missing(error)) throw new ObjectMissing(key);
        throw error;
      }
    },

    async read(key) {
      try {
        return await readFile(path(key));
      } catch (error) {
        if (missing(error)) throw new ObjectMissing(key);
        throw error;
      }
    },

    async delete(keys) {
      for (const key of keys) {
        const file = path(key);
        await rm(file, { force: true });
        if (dirname(dirname(file)) !== root && dirname(file) !== root) await removeEmpty(dirname(file));
      }
      await removeUnfinished(keys);
    },

    async *list() {
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile()) continue;
        yield relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      }
    },

    async prune(folder) {
      for (const below of await subfolders(path(folder))) await removeEmpty(below);
    },

    async check() {
      await makeDirectory(root);
      await access(root, constants.W_OK);
    },
  };
}
