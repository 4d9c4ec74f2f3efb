import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '../errorCodes.ts';
import { reason, StartError } from '../startError.ts';

/** The permission bits of everyone but the owner. */
const OTHERS = 0o077;

type Kept = { root: string; uid: number; seen: Set<string> };

const refuse = (path: string, { mode }: Stats, why: string): never => {
  const bits = (mode & 0o777).toString(8);
  throw new StartError(`DATA_DIR must be for its owner only, but ${path} has the mode 0${bits} ${why}`);
};

/** Removes all permissions of others. @returns whether they had any */
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

/** Where a link leads, such as to a folder on a disk that has to be mounted before. */
function follow(link: string): string {
  try {
    return realpathSync(link);
  } catch (error) {
    throw new StartError(
      `${link} is a link that leads nowhere: ${reason(error)}. Mount the disk that it is for, or remove the link.`,
    );
  }
}

function closeAll(kept: Kept, path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || kept.seen.has(path)) return;
  kept.seen.add(path);
  if (found.isSymbolicLink()) {
    // A folder of ours may be on another disk, but a link that somebody else made is not followed.
    if (found.uid !== kept.uid) refuse(path, found, 'and is a link of another user. Remove it.');
    closeAll(kept, follow(path));
    return;
  }
  const wasOpen = close(kept, path, found);
  const isOurs = found.uid === kept.uid || kept.uid === 0;
  // If nobody else could enter the folder, its pictures, of which there may be very many, need no check.
  const isStore = path === join(kept.root, 'objects');
  if (!found.isDirectory() || !isOurs || (isStore && !wasOpen)) return;
  for (const name of readdirSync(path)) closeAll(kept, join(path, name));
}

/**
 * Restricts a folder and everything below it to its owner: folders 0700, files 0600. Does nothing on systems without
 * owners.
 * @throws {StartError} if something is open to others and cannot be restricted
 */
export function keepPrivate(dir: string): void {
  const uid = process.getuid?.();
  if (uid === undefined) return;
  const root = realpathSync(dir);
  closeAll({ root, uid, seen: new Set() }, root);
}

/**
 * Creates a folder for its owner only, with those above it, unless it exists. Node's `recursive` never returns where a
 * file system, such as `/proc`, makes no folders.
 */
export function makePrivate(dir: string): void {
  const above = dirname(dir);
  if (!existsSync(above)) makePrivate(above);
  try {
    mkdirSync(dir, { mode: 0o700 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST') || !statSync(dir).isDirectory()) throw error;
  }
}

/** What the program keeps in the folder; a key that is being made has a longer name. */
const OURS = /^(app-secret.*|demo-accounts\.json|objects|outbox|owner\.lock|postgres)$/;
/** What may be in a folder that was made for the program, such as the root of a disk. */
const NO_MATTER = /^(\..*|lost\+found)$/;

/**
 * A folder with other things in it, such as somebody's home, is not for the program to close.
 * @throws {StartError} if it holds something, and nothing that the program keeps
 */
export function refuseForeign(dir: string): void {
  const names = readdirSync(dir);
  const foreign = names.find((name) => !NO_MATTER.test(name));
  if (foreign !== undefined && !names.some((name) => OURS.test(name)))
    throw new StartError(
      `DATA_DIR must be a folder of its own, but ${dir} holds other things, such as ${foreign}. Name a folder inside, which the program makes itself: DATA_DIR=${join(dir, 'leaf')}.`,
    );
}

/**
 * Creates the folder if necessary and restricts it to its owner.
 * @throws {StartError} if it cannot be written or restricted, or holds other things
 */
export function openPrivate(dir: string): void {
  try {
    makePrivate(dir);
    refuseForeign(dir);
    accessSync(dir, constants.W_OK | constants.X_OK);
    keepPrivate(dir);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`DATA_DIR cannot be used: ${reason(error)}.`);
  }
}
