import { createReadStream } from 'node:fs';
import { type FileHandle, link, lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Headers, pack } from 'tar-stream';
import { codeOf, hasCode } from '../errorCodes.ts';
import { ArchiveError } from './format.ts';

declare module 'tar-stream' {
  interface Headers {
    /** The entry's extended header, which is missing from the package's types. */
    pax?: Record<string, string>;
  }
}

/** Accepts entries, one after the other; each call resolves once the entry has been taken. */
export type TarWriter = {
  text(name: string, text: string): Promise<void>;
  bytes(
    entry: { name: string; size: number; pax: Record<string, string> },
    source: Buffer | Readable,
  ): Promise<void>;
};

/** Readable by its owner only: archives hold addresses and password hashes. */
const MODE = 0o600;

/** Whether anything has this name, including a dangling link. */
const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

const isThere = (file: string) => new ArchiveError(`${file} is there already. Choose another name.`);

/** What an operator can do about a file that cannot be written. */
const obstacles: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder does not exist',
  ENAMETOOLONG: 'its name is too long',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'it is larger than the disk or the user may hold',
  EIO: 'the disk has a fault',
};

/** A fault of the file's disk, as a sentence; any other error unchanged. */
function saying(file: string, error: unknown): unknown {
  const why = obstacles[codeOf(error) ?? ''];
  return why === undefined ? error : new ArchiveError(`${file} cannot be written: ${why}.`, { cause: error });
}

/**
 * Creates a new file: it refuses anything already prepared under the name, such as a link or a file that others may
 * read.
 */
async function openNew(partial: string): Promise<FileHandle> {
  try {
    return await open(partial, 'wx', MODE);
  } catch (error) {
    if (hasCode(error, 'EEXIST'))
      throw new ArchiveError(
        `${partial} is there already: another export runs, or one was interrupted. Remove it, or choose another name.`,
      );
    throw saying(partial, error);
  }
}

/** Gives a finished file its name, unless the name has been taken meanwhile. */
async function name(partial: string, file: string): Promise<void> {
  try {
    await link(partial, file);
    await rm(partial);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw isThere(file);
    // Some file systems have no hard links.
    if (!hasCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK')) throw error;
    if (await exists(file)) throw isThere(file);
    await rename(partial, file);
  }
}

/**
 * Writes a tar file, which gets its name only once all of it is on disk.
 * @throws {ArchiveError} if a file of this name exists
 */
export async function writeTar<T>(file: string, write: (tar: TarWriter) => Promise<T>): Promise<T> {
  if (await exists(file)) throw isThere(file);
  const partial = `${file}.partial`;
  const handle = await openNew(partial);
  const archive = pack();
  const written = pipeline(Readable.from(archive), handle.createWriteStream({ flush: true })).catch(
    (error: unknown) => {
      throw saying(partial, error);
    },
  );
  /** A full disk is reported only through `written`, so whoever waits for an entry has to be told. */
  const add = (header: Headers, body: string | Buffer | Readable) => {
    const added = new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve());
      const content = body instanceof Readable ? undefined : body;
      const entry = archive.entry({ mode: MODE, ...header }, content, done);
      // What ends the archive ends the entry too, which may not have taken all of its body yet.
      entry.on('error', reject);
      if (body instanceof Readable) body.once('error', reject).pipe(entry);
    });
    return Promise.race([added, written]);
  };
  try {
    const result = await write({ text: (name, text) => add({ name }, text), bytes: add });
    archive.finalize();
    await written;
    await name(partial, file);
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
    return result;
  } catch (error) {
    archive.destroy();
    // A fault of the disk ends the archive too, which may say so first.
    const fault = await written.then(
      () => error,
      (own: unknown) => (own instanceof ArchiveError ? own : error),
    );
    await rm(partial, { force: true });
    throw fault;
  }
}

/** An entry as it is reached; its body must be read before the next one. */
export type TarEntry = { name: string; pax: Record<string, string>; body: Readable };

/** Says what is wrong with the file, wherever the fault appears. */
async function* faithful<T>(file: string, source: AsyncIterable<T>): AsyncGenerator<T, undefined> {
  try {
    yield* source;
  } catch (cause) {
    throw new ArchiveError(`${file} cannot be read: it is missing, damaged or cut off.`, { cause });
  }
  return undefined;
}

/**
 * Reads a tar file once from start to end.
 * @throws {ArchiveError} if it is not a tar file, or is cut off
 */
export async function readTar<T>(
  file: string,
  read: (entries: AsyncIterator<TarEntry, undefined>) => Promise<T>,
): Promise<T> {
  const archive = extract();
  // An error in either stream reaches the reader of the entries.
  const fed = pipeline(createReadStream(file), archive).catch(() => undefined);
  async function* entries(): AsyncGenerator<TarEntry, undefined> {
    for await (const entry of faithful(file, archive))
      yield {
        name: entry.header.name,
        pax: entry.header.pax ?? {},
        body: Readable.from(faithful(file, entry)),
      };
    return undefined;
  }
  try {
    return await read(entries());
  } finally {
    archive.destroy();
    await fed;
  }
}
