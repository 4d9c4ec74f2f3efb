import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flush } from '../flush.ts';
import { assertKey, ObjectMissing, type Objects } from './index.ts';
import { measure } from './measure.ts';

const missing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function makeDirectory(dir: string): Promise<void> {
  const first = await mkdir(dir, { recursive: true, mode: 0o700 });
  if (first !== undefined) await flush(dirname(first));
}

/** Files below a folder, each written aside, flushed and then put in place. */
export function diskObjects(root: string): Objects {
  const path = (key: string): string => {
    assertKey(key);
    return join(root, key);
  };

  return {
    async put(key, body) {
      const target = path(key);
      const aside = join(root, 'incoming', randomUUID());
      await makeDirectory(dirname(aside));
      await makeDirectory(dirname(target));
      const { through, result } = measure();
      try {
        const source = body instanceof Readable ? body : Readable.from([Buffer.from(body)]);
        // `flush` waits for the bytes to reach the disk before the file is closed.
        await pipeline(source, through, createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(aside, target);
        // A rename survives a power cut only once its directory has been flushed too.
        await flush(dirname(target));
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
      for (const key of keys) await rm(path(key), { force: true });
    },

    async *list() {
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const found = await stat(file).catch((error: unknown) => {
          if (!missing(error)) throw error;
        });
        if (found) yield { key: relative(root, file).split(sep).join('/'), storedAt: found.mtime };
      }
    },

    async check() {
      await makeDirectory(root);
      await access(root, constants.W_OK);
    },
  };
}
