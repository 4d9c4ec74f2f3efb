import type { QueuedUpload } from '@leaf/ui/compare';

/** What the queue needs of its surroundings. */
export type UploadDeeds = {
  /** Sends a file; `key` stays the same when it is sent again. */
  send: (
    file: File,
    options: { key: string; signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<unknown>;
  /** A value that equal contents share; undefined where it cannot be computed. */
  hash: (file: File) => Promise<string | undefined>;
  newKey: () => string;
  /** The name of what was uploaded before with this content. */
  known: (hash: string) => string | undefined;
  /** Whether sending again may help, and after how long; undefined where it cannot. */
  waitAfter: (error: unknown, attempt: number) => Promise<unknown> | undefined;
  /** Whether the file itself is refused, so that sending it again cannot succeed. */
  isFinal: (error: unknown) => boolean;
  /** The sentence for a failure. */
  sentence: (error: unknown) => string | undefined;
};

/** A file that is named and not sent, and the sentence that says why. */
export type RejectedFile = { file: File; error: string };

/** Files sent at a time: enough to fill a line, few enough to leave others their turn. */
const LANES = 3;

type Entry = {
  upload: QueuedUpload;
  file: File;
  key: string;
  hash?: string;
  /** The earlier file of the queue that has the same content. */
  first?: number;
};

/** Sends files a few at a time, each once. What fails stays, to be tried again if that may help. */
export function createUploadQueue(deeds: UploadDeeds) {
  let entries: readonly Entry[] = [];
  let uploads: readonly QueuedUpload[] = [];
  let lastId = 0;
  let round = { lanes: 0, stop: new AbortController() };
  const listeners = new Set<() => void>();

  function change(id: number, fields: Partial<QueuedUpload>): void {
    entries = entries.map((entry) =>
      entry.upload.id === id ? { ...entry, upload: { ...entry.upload, ...fields } } : entry,
    );
    tell();
  }
  /** Changes a file that will not arrive, and those that were left out because it would. */
  function giveUp(id: number, fields: Partial<QueuedUpload>): void {
    change(id, fields);
    for (const { upload, first } of entries) if (first === id) change(upload.id, fields);
  }
  function tell(): void {
    uploads = entries.map(({ upload }) => upload);
    for (const listener of listeners) listener();
  }

  function entryOf(file: File, fields: Pick<QueuedUpload, 'state' | 'error' | 'final'>): Entry {
    lastId += 1;
    return { upload: { id: lastId, name: file.name, ...fields }, file, key: deeds.newKey() };
  }

  /** The earlier file of the queue that has the same content. */
  const earlier = (id: number, hash: string) =>
    entries.find(
      (entry) =>
        entry.hash === hash &&
        entry.upload.id !== id &&
        (entry.upload.state === 'done' || entry.upload.state === 'uploading'),
    )?.upload;

  async function send({ upload: { id }, file, key }: Entry, signal: AbortSignal): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const onProgress = (progress: number) => !signal.aborted && change(id, { progress });
        await deeds.send(file, { key, signal, onProgress });
        change(id, { state: 'done', progress: 1 });
        return;
      } catch (error) {
        if (signal.aborted) return;
        const wait = deeds.waitAfter(error, attempt);
        if (!wait) {
          const final = deeds.isFinal(error);
          const end = final ? giveUp : change;
          end(id, { state: 'failed', error: deeds.sentence(error), final });
          return;
        }
        change(id, { progress: 0 });
        await wait;
        if (signal.aborted) return;
      }
    }
  }

  async function take(entry: Entry, signal: AbortSignal): Promise<void> {
    const { id } = entry.upload;
    change(id, { state: 'uploading', progress: 0, error: undefined });
    const hash = await deeds.hash(entry.file).catch(() => undefined);
    if (signal.aborted) return;
    const first = hash === undefined ? undefined : earlier(id, hash);
    const name = first?.name ?? (hash && deeds.known(hash));
    entries = entries.map((one) => (one.upload.id === id ? { ...one, hash, first: first?.id } : one));
    if (name) {
      change(id, { state: 'duplicate', sameAs: name });
      return;
    }
    await send(entry, signal);
  }

  /** Each lane takes the next file until none waits. */
  async function run(): Promise<void> {
    const own = round;
    const { signal } = own.stop;
    if (own.lanes >= LANES) return;
    own.lanes += 1;
    try {
      for (;;) {
        const next = entries.find(({ upload }) => upload.state === 'waiting');
        if (!next || signal.aborted) break;
        await take(next, signal);
      }
    } finally {
      own.lanes -= 1;
    }
  }
  const start = () => {
    for (let lane = 0; lane < LANES; lane += 1) void run();
  };

  return {
    add(files: readonly File[], rejected: readonly RejectedFile[] = []) {
      const added = files.map((file) => entryOf(file, { state: 'waiting' }));
      const refused = rejected.map(({ file, error }) =>
        entryOf(file, { state: 'failed', error, final: true }),
      );
      entries = [...entries, ...added, ...refused];
      tell();
      start();
    },
    retry() {
      for (const { upload } of entries)
        if (upload.state === 'failed' && !upload.final)
          change(upload.id, { state: 'waiting', error: undefined });
      start();
    },
    cancel() {
      round.stop.abort();
      round = { lanes: 0, stop: new AbortController() };
      for (const { upload } of entries)
        if (upload.state === 'waiting' || upload.state === 'uploading')
          giveUp(upload.id, { state: 'cancelled' });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    uploads: () => uploads,
  };
}
