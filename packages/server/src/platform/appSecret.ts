import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../errorCodes.ts';
import { StartError } from '../startError.ts';
import { makePrivate, refuseForeign } from './private.ts';

/** A shorter key could be guessed. */
export const SECRET_LENGTH = 32;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** A new file survives a power cut only once its directory has been flushed as well. */
function flushNames(dir: string): void {
  const directory = openSync(dir, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

/** Renames the file unless the name is taken, so that two first starts at the same time use the same key. */
function name(aside: string, file: string): void {
  try {
    linkSync(aside, file);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    // Some file systems have no hard links.
    renameSync(aside, file);
  }
}

/**
 * The key stored in the folder, readable by its owner only; generated if there is none. The file gets its name once all
 * of it is on the disk, so that a power cut leaves the whole key or none.
 * @throws {StartError} for a key that is empty or truncated, and for a folder with other things in it
 */
export function keptSecret(dir: string): string {
  const file = join(dir, 'app-secret');
  if (read(file) === undefined) {
    makePrivate(dir);
    refuseForeign(dir);
    const aside = `${file}.${randomUUID()}`;
    try {
      writeFileSync(aside, `${randomBytes(32).toString('base64url')}\n`, {
        mode: 0o600,
        flag: 'wx',
        flush: true,
      });
      name(aside, file);
    } finally {
      rmSync(aside, { force: true });
    }
    flushNames(dir);
  }
  const secret = read(file) ?? '';
  if (secret.length < SECRET_LENGTH)
    throw new StartError(
      `${file} is no key: it must have at least ${SECRET_LENGTH} characters. Restore it, or delete it to have a new one made; codes and mails on their way are lost then.`,
    );
  return secret;
}
