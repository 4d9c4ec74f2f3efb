/** How often an outage that lasts is logged. */
const REPEAT_MS = 60_000;

/** A service that something tries again and again, and that fails for a while. */
export type Outage = {
  failed(error: unknown): void;
  /** Call it at every success. */
  works(): void;
};

/**
 * Keeps an outage from flooding the log: its first failure is logged, then one a minute with the number of those left
 * out since the last, and once that it is over.
 */
export function outageOf(what: string, log: (details: object, message: string) => void): Outage {
  let loggedAt: number | undefined;
  let leftOut = 0;
  return {
    failed(error) {
      const now = performance.now();
      if (loggedAt !== undefined && now - loggedAt < REPEAT_MS) {
        leftOut += 1;
        return;
      }
      log({ err: error, leftOut }, what);
      loggedAt = now;
      leftOut = 0;
    },
    works() {
      if (loggedAt === undefined) return;
      log({ leftOut }, `${what}: works again`);
      loggedAt = undefined;
      leftOut = 0;
    },
  };
}
