import { mailsHanded } from '../counters.ts';

/** The state of the mail server, for the operator. */
export type MailState = {
  /** False from a failed or slow attempt until a mail is delivered again. */
  ok: boolean;
  /** The time of the first failure since the last delivered mail. */
  failing_since: string | null;
  /** The cause of the last failure, without addresses. */
  cause: string | null;
};

const SLOW_MS = 60_000;

/** Watches the mails that this process delivers. */
export function watchMail(clock: () => Date) {
  let failure: { since: Date; cause: string } | undefined;
  const underWay = new Map<string, Date>();

  const slowest = (): Date | undefined => {
    const [oldest] = [...underWay.values()].sort((a, b) => a.getTime() - b.getTime());
    return oldest && clock().getTime() - oldest.getTime() > SLOW_MS ? oldest : undefined;
  };

  return {
    begun: (id: string) => void underWay.set(id, clock()),
    ended: (id: string) => void underWay.delete(id),
    delivered() {
      failure = undefined;
      mailsHanded.inc({ outcome: 'delivered' });
    },
    failed(cause: string, final: boolean) {
      failure = { since: failure?.since ?? clock(), cause };
      mailsHanded.inc({ outcome: final ? 'given_up' : 'failed' });
    },
    state(): MailState {
      const slow = slowest();
      return {
        ok: !failure && !slow,
        failing_since: (failure?.since ?? slow)?.toISOString() ?? null,
        cause: failure?.cause ?? (slow ? 'The mail server takes more than a minute.' : null),
      };
    },
  };
}

export type MailWatch = ReturnType<typeof watchMail>;
