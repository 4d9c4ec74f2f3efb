import { wordOf } from '../../labels/wordOf.ts';

/** How a status looks. `neutral` also stands for a status this version does not know. */
export type StatusTone = 'waiting' | 'busy' | 'done' | 'failed' | 'neutral';

const tones: Readonly<Record<string, StatusTone>> = {
  queued: 'waiting',
  running: 'busy',
  completed: 'done',
  failed: 'failed',
  cancelled: 'neutral',
};

/** The look of a status, whatever its case. */
export const statusTone = (status: string): StatusTone => tones[status.trim().toLowerCase()] ?? 'neutral';

/** A job that still waits or works can be cancelled. */
export const canCancel = (status: string): boolean => ['waiting', 'busy'].includes(statusTone(status));

/** A job that ended without a result can be run again. */
export const canRetry = (status: string): boolean =>
  ['failed', 'cancelled'].includes(status.trim().toLowerCase());

/** A status as it came, unless the words call it something else. */
export function statusWord(words: Readonly<Record<string, string>>, status: string): string {
  const key = status.trim().toLowerCase();
  const word = wordOf(words, key);
  return word === key ? status : word;
}
