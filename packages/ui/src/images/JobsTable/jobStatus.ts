import { wordOf } from '../../labels/wordOf.ts';

/** The appearance of a status. `neutral` also covers statuses that this version does not know. */
export type StatusTone = 'waiting' | 'busy' | 'done' | 'failed' | 'neutral';

const tones: Readonly<Record<string, StatusTone>> = {
  queued: 'waiting',
  running: 'busy',
  completed: 'done',
  failed: 'failed',
  cancelled: 'neutral',
};

/** The appearance of a status, ignoring case. */
export const statusTone = (status: string): StatusTone => tones[status.trim().toLowerCase()] ?? 'neutral';

/** Whether a job can be cancelled: it is queued or running. */
export const canCancel = (status: string): boolean => ['waiting', 'busy'].includes(statusTone(status));

/** Whether a job can be retried: it ended without a result. */
export const canRetry = (status: string): boolean =>
  ['failed', 'cancelled'].includes(status.trim().toLowerCase());

/** The value of a progress bar for a share of 0 to 1: screen readers speak every digit of it. */
export const wholePercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);

/** The name of a status, or the status itself if it has none. */
export function statusWord(words: Readonly<Record<string, string>>, status: string): string {
  const key = status.trim().toLowerCase();
  const word = wordOf(words, key);
  return word === key ? status : word;
}
