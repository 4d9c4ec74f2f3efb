import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How many files are flushed in parallel: as many as the thread pool has threads. */
const LANES = 4;

/** Waits until a file's bytes, or a directory's entries, have reached the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The same for a directory and everything below it. */
export async function flushTree(root: string): Promise<void> {
  const below = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = below
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = [root, ...paths].values();
  const lane = async () => {
    for (const path of queue) await flush(path);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
