import { cp, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Entry } from './recordDisk.ts';

/** The names of a disk: the key of each file, null for each directory. */
type Names = Map<string, string | null>;

function apply(names: Names, entry: Entry): void {
  const own = 'file' in entry ? entry.file : entry.directory;
  for (let above = dirname(own); above !== '.'; above = dirname(above)) names.set(above, null);
  if ('file' in entry) {
    names.set(entry.file, entry.key);
    return;
  }
  if (own !== '') names.set(own, null);
  const inside = own === '' ? '' : `${own}/`;
  for (const name of names.keys()) {
    const [child = ''] = name.startsWith(inside) ? name.slice(inside.length).split('/') : [];
    if (child !== '' && !Object.hasOwn(entry.names, child)) names.delete(name);
  }
  for (const [child, key] of Object.entries(entry.names)) names.set(`${inside}${child}`, key);
}

/**
 * Makes the folder a computer would find after a power cut, from what was recorded beside the program.
 * @returns how many times something had been flushed
 */
export async function afterPowerCut(recorded: string, target: string): Promise<number> {
  const lines = (await readFile(join(recorded, 'journal'), 'utf8')).split('\n');
  // The last line has no end when the program was killed while writing it; the flush it tells of had not returned.
  lines.pop();
  const names: Names = new Map();
  for (const line of lines) apply(names, JSON.parse(line));
  for (const [name, key] of [...names].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const path = join(target, name);
    if (key === null) await mkdir(path, { recursive: true, mode: 0o700 });
    // A file whose name was flushed and whose bytes never were is there and empty.
    else await cp(join(recorded, 'files', key), path).catch(() => cp('/dev/null', path));
  }
  return lines.length;
}
