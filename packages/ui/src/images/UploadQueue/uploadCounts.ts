/** A file on its way to the server. `waiting` is also one whose connection broke and that is tried again. */
export type QueuedUpload = {
  id: number;
  name: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'duplicate' | 'cancelled';
  /** The share that is sent, from 0 to 1. */
  progress?: number;
  /** Why it failed. */
  error?: string;
  /** It failed because of what it is: sending it again cannot succeed. */
  final?: boolean;
  /** The name of the file with the same content. */
  sameAs?: string;
};

/** How many files are in each state. */
export function uploadCounts(uploads: readonly QueuedUpload[]) {
  const count = (state: QueuedUpload['state']) => uploads.filter((upload) => upload.state === state).length;
  const counts = {
    done: count('done'),
    failed: count('failed'),
    duplicate: count('duplicate'),
    cancelled: count('cancelled'),
  };
  const retryable = uploads.filter(({ state, final }) => state === 'failed' && !final).length;
  const sent = uploads.reduce(
    (sum, { state, progress = 0 }) => sum + (state === 'uploading' ? progress : 0),
    0,
  );
  const ended = counts.done + counts.failed + counts.duplicate + counts.cancelled;
  return {
    ...counts,
    /** How many of those that failed may succeed when sent again. */
    retryable,
    /** Whether nothing is under way. */
    over: ended === uploads.length,
    /** The share of all that is over, from 0 to 1. */
    progress: uploads.length === 0 ? 1 : (ended + sent) / uploads.length,
  };
}

/** The files worth naming: those under way, and those that were not taken. */
export const namedUploads = (uploads: readonly QueuedUpload[]): QueuedUpload[] =>
  uploads.filter(({ state }) => state !== 'done' && state !== 'waiting');
