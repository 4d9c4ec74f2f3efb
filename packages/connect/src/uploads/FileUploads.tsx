import { newIdempotencyKey } from '@leaf/api-client';
import { UploadQueue } from '@leaf/ui/compare';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import { shownError } from '../errors/shownError.ts';
import { isFinal } from './isFinal.ts';
import { sha256 } from './sha256.ts';
import { createUploadQueue, type RejectedFile, type UploadDeeds } from './uploadQueue.ts';
import { useOnline } from './useOnline.ts';
import { waitAfter } from './waitAfter.ts';

/** Files that were given at once. */
export type UploadBatch = { files: readonly File[]; rejected?: readonly RejectedFile[] };

export type FileUploadsProps = Pick<UploadDeeds, 'send' | 'known'> & {
  /** Files to add; each batch is added once. */
  batch: UploadBatch;
  refresh: () => unknown;
  onClose: () => void;
  /** Called when files are on their way, and when all have ended. */
  onUnsaved: ((unsaved: boolean) => void) | undefined;
};

type Queue = ReturnType<typeof createUploadQueue>;

const none: ReturnType<Queue['uploads']> = [];

/** Stands for the queue until there is one. */
const idle: Pick<Queue, 'uploads' | 'subscribe'> = { uploads: () => none, subscribe: () => () => true };

/** Sends many files, and shows how far they are. */
export function FileUploads({ batch, send, known, refresh, onClose, onUnsaved }: FileUploadsProps) {
  const { words } = useConnection();
  const online = useOnline();
  const sendNow = useEffectEvent(send);
  const knownNow = useEffectEvent(known);
  const sentence = useEffectEvent((error: unknown) => shownError(error, words.errors));
  const [queue, setQueue] = useState<Queue>();
  useEffect(() => {
    const created = createUploadQueue({
      send: (...sent) => sendNow(...sent),
      hash: sha256,
      newKey: newIdempotencyKey,
      known: (hash) => knownNow(hash),
      waitAfter,
      isFinal,
      sentence: (error) => sentence(error),
    });
    setQueue(created);
    // Whoever leaves the page leaves the queue.
    return () => {
      created.cancel();
      setQueue(undefined);
    };
  }, []);
  const { subscribe, uploads: current } = queue ?? idle;
  const uploads = useSyncExternalStore(subscribe, current);
  useEffect(() => queue?.add(batch.files, batch.rejected), [queue, batch]);
  const done = uploads.filter(({ state }) => state === 'done').length;
  const arrived = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (done > 0) arrived();
  }, [done]);
  return (
    <UploadQueue
      uploads={uploads}
      offline={!online}
      onCancel={() => queue?.cancel()}
      onRetry={() => queue?.retry()}
      onClose={onClose}
      onUnsaved={onUnsaved}
    />
  );
}
