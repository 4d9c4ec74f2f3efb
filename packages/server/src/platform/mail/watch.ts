import { Counter } from 'prom-client';

/** What became of handing mails over, for as long as the process lives. */
export const mailsHanded = new Counter({
  name: 'leaf_mails_total',
  help: 'Mails handed over to the mail server, tries that failed and will be repeated, and mails given up.',
  labelNames: ['outcome'] as const,
  registers: [],
});

/** How the mail server does, for the operator. */
export type MailState = {
  /** False from a failed try, or one that takes long, until a mail leaves again. */
  ok: boolean;
  /** When the first try failed since the last mail that left. */
  failing_since: string | null;
  /** Of the last failure, without addresses. */
  cause: string | null;
};

const SLOW_MS = 60_000;

/** Watches the mails that this process hands over. */
export function watchMail(clock: () => Date = () => new Date()) {
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
