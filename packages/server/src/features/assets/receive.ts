import { addAbortSignal } from 'node:stream';
import type { Upload } from '../../core/contract.ts';
import { type Problem, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import type { Stored } from '../../platform/objects/types.ts';
import { requireRoom } from '../usage/usage.ts';
import { type AssetKind, assetParts, type Creator } from './asset.ts';
import { discardFiles, releaseKeys, reserveKeys } from './reservations.ts';

/** How one kind of file is received. */
type Kind<Answer> = {
  key: string;
  kind: AssetKind;
  /** Opens the stored file in a child process, in its organization's turn, and records it. */
  take: (file: Stored, signal: AbortSignal) => Promise<Answer>;
  /** The refusal of the file, if the error says why; any other error unchanged. */
  refusal: (error: unknown) => unknown;
};

const tooLarge = (maxBytes: number): Problem => refuse('file_too_large', { megabytes: maxBytes / 1e6 });

/** Nobody reads the response, and it is not a fault of the program. */
const senderLeft = (cause: unknown): Problem => refuse('upload_unreadable', undefined, { cause });

/** Stores and records files under keys of their own. If that fails, it leaves nothing behind. */
export async function withKeys<T>(
  services: Pick<Services, 'clock' | 'db' | 'objects' | 'log'>,
  keys: readonly string[],
  record: () => Promise<T>,
): Promise<T> {
  const { clock, db, log } = services;
  await reserveKeys(db, keys, clock());
  let recorded: T;
  try {
    recorded = await record();
  } catch (error) {
    await discardFiles(services, keys);
    throw error;
  }
  // This failure is no reason to remove files that have their rows; the sweep clears the reservations.
  await releaseKeys(db, keys).catch((err: unknown) => log.warn({ err, keys }, 'reservations not released'));
  return recorded;
}

/**
 * Receives a file unless too many uploads are in progress: stored while it arrives, and recorded only if it is what its
 * kind takes. A rejected or abandoned upload leaves nothing behind.
 */
export async function receive<Answer>(
  services: Services,
  { orgId }: Creator,
  upload: Upload,
  { key, kind, take, refusal }: Kind<Answer>,
): Promise<{ data: Answer }> {
  const { config, db, objects } = services;
  const { signal, leave } = services.intake.enter(orgId, upload.signal);
  addAbortSignal(signal, upload.stream);
  try {
    await requireRoom(db, config, orgId, { [assetParts[kind].counted]: 1, bytes: 1 });
    const data = await withKeys(services, [key], async () => {
      const file = await objects.put(key, upload.stream, 'application/octet-stream');
      if (upload.truncated()) throw tooLarge(config.upload.maxBytes);
      return take(file, signal);
    });
    return { data };
  } catch (error) {
    throw upload.signal.aborted ? senderLeft(error) : refusal(signal.aborted ? signal.reason : error);
  } finally {
    leave();
  }
}
