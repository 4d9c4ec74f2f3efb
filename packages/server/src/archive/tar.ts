import { createReadStream, createWriteStream } from 'node:fs';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Headers, pack } from 'tar-stream';
import { ArchiveError } from './format.ts';

declare module 'tar-stream' {
  interface Headers {
    /** The entry's extended header, which the package's types leave out. */
    pax?: Record<string, string>;
  }
}

/** Where entries are written, one after the other; each resolves once it has been taken. */
export type TarWriter = {
  text(name: string, text: string): Promise<void>;
  stream(entry: { name: string; size: number; pax: Record<string, string> }, source: Readable): Promise<void>;
};

/** For its owner only: archives hold addresses and password hashes. */
const MODE = 0o600;

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Writes a tar file, which gets its name only once all of it is on the disk.
 * @throws {ArchiveError} when there is a file of this name
 */
export async function writeTar<T>(file: string, write: (tar: TarWriter) => Promise<T>): Promise<T> {
  if (await exists(file)) throw new ArchiveError(`${file} is there already. Choose another name.`);
  const partial = `${file}.partial`;
  const archive = pack();
  const written = pipeline(Readable.from(archive), createWriteStream(partial, { mode: MODE, flush: true }));
  /** A full disk shows in `written` only: whoever waits for an entry must hear of it. */
  const add = (header: Headers, body: string | Readable) => {
    const added = new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve());
      if (typeof body === 'string') archive.entry({ mode: MODE, ...header }, body, done);
      else body.once('error', reject).pipe(archive.entry({ mode: MODE, ...header }, done));
    });
    return Promise.race([added, written]);
  };
  try {
    const result = await write({ text: (name, text) => add({ name }, text), stream: add });
    archive.finalize();
    await written;
    await rename(partial, file);
    const folder = await open(dirname(file), 'r');
    await folder.sync().finally(() => folder.close());
    return result;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
}

/** An entry as it is met; its body has to be read before the next one comes. */
export type TarEntry = { name: string; pax: Record<string, string>; body: Readable };

/** Says what is wrong with the file, wherever in it that shows. */
async function* faithful<T>(file: string, source: AsyncIterable<T>): AsyncGenerator<T, undefined> {
  try {
    yield* source;
  } catch (cause) {
    throw new ArchiveError(`${file} cannot be read: it is missing, damaged or cut off.`, { cause });
  }
  return undefined;
}

/**
 * Reads a tar file once from its start to its end.
 * @throws {ArchiveError} when it is no tar file, or is cut off
 */
export async function readTar<T>(
  file: string,
  read: (entries: AsyncIterator<TarEntry, undefined>) => Promise<T>,
): Promise<T> {
  const archive = extract();
  // A fault of either reaches whoever reads the entries.
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
