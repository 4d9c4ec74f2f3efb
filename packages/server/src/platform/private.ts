import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { reason, StartError } from '../start-error.ts';

/** What others than the owner may do. */
const OTHERS = 0o077;

type Kept = { root: string; uid: number; seen: Set<string> };

const refuse = (path: string, { mode }: Stats, why: string): never => {
  const bits = (mode & 0o777).toString(8);
  throw new StartError(`DATA_DIR must be for its owner only, but ${path} has the mode 0${bits} ${why}`);
};

/** Takes from others what they may do. @returns whether they could do something */
function close({ root, uid }: Kept, path: string, found: Stats): boolean {
  if ((found.mode & OTHERS) === 0) return false;
  if (found.uid !== uid && uid !== 0)
    refuse(
      path,
      found,
      `and belongs to another user. Change its owner and mode, or name a folder inside, which the program makes itself: DATA_DIR=${join(root, 'leaf')}.`,
    );
  chmodSync(path, found.mode & 0o700);
  const now = lstatSync(path);
  if (now.mode & OTHERS) refuse(path, now, 'and keeps it. Choose a DATA_DIR on a disk that keeps modes.');
  return true;
}

function closeAll(kept: Kept, path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || kept.seen.has(path)) return;
  kept.seen.add(path);
  if (found.isSymbolicLink()) {
    // A folder of one's own may lie on another disk; a link that somebody else laid leads nowhere of ours.
    if (found.uid !== kept.uid) refuse(path, found, 'and is a link of another user. Remove it.');
    closeAll(kept, realpathSync(path));
    return;
  }
  const wasOpen = close(kept, path, found);
  const isOurs = found.uid === kept.uid || kept.uid === 0;
  // What nobody else could enter needs no look at each picture, of which there may be very many.
  const isStore = path === join(kept.root, 'objects');
  if (!found.isDirectory() || !isOurs || (isStore && !wasOpen)) return;
  for (const name of readdirSync(path)) closeAll(kept, join(path, name));
}

/**
 * Closes a folder and all below it to everybody but its owner: folders 0700, files 0600. Where the system knows no
 * owners nothing is done.
 * @throws {StartError} when something is open to others and cannot be closed
 */
export function keepPrivate(dir: string): void {
  const uid = process.getuid?.();
  if (uid === undefined) return;
  const root = realpathSync(dir);
  closeAll({ root, uid, seen: new Set() }, root);
}

/**
 * Makes the folder where there is none, and closes it.
 * @throws {StartError} when it cannot be written or cannot be closed
 */
export function openPrivate(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    accessSync(dir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${reason(error)}.`);
  }
  keepPrivate(dir);
}
