import type { ServerResponse } from 'node:http';

/** Bytes of answers that the callers of one organization may leave unread: about ten of the longest lists. */
const MOST_UNREAD = 64_000_000;
/** A shorter answer leaves at once, since the kernel keeps it. */
const WORTH_COUNTING = 16_384;

type Unread = { orgId: number; bytes: number; raw: ServerResponse };

/**
 * Bounds the answers that wait in memory for their readers. Where an organization has too many, the connections are closed
 * of those that have waited longest: whoever reads is done by then.
 * @returns a function that counts an answer until it has been sent
 */
export function limitUnread(most = MOST_UNREAD) {
  const waiting = new Set<Unread>();
  return (answer: Unread): void => {
    if (answer.bytes < WORTH_COUNTING) return;
    const sent = () => waiting.delete(answer);
    answer.raw.once('finish', sent).once('close', sent);
    waiting.add(answer);
    let sum = 0;
    for (const other of [...waiting].reverse()) {
      if (other.orgId !== answer.orgId) continue;
      sum += other.bytes;
      if (sum <= most) continue;
      waiting.delete(other);
      other.raw.destroy();
    }
  };
}
