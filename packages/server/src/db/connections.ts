/** Anything that waits for a connection: a single statement, a transaction, or a part of a long read. */
export type Turn = 'statement' | 'transaction' | 'part';

/** How many connections there are, how many of them transactions may hold, and how long anyone waits for one. */
export type Places = { all: number; forTransactions: number; patienceMs?: number };

/** How many single statements may overtake a waiting transaction. */
const AHEAD = 10;
/** How many of any kind may overtake a waiting part. */
const AHEAD_OF_PARTS = 20;

/** No connection became free in time. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection';
  constructor() {
    super('No connection to the database became free in time.');
  }
}

/**
 * Hands out connections. A single statement overtakes waiting transactions, so that a lookup waits for one of
 * them and not for all; a part of a long read runs when nobody else is waiting. Each kind is served in order
 * of arrival.
 *
 * Transactions wait for locks while they hold a connection. If there are several connections, some are
 * reserved for statements, so that however many transactions wait for one lock, everybody else's lookups
 * proceed.
 */
export function turns({ all, forTransactions, patienceMs }: Places): {
  /** @throws {NoConnection} after `patienceMs` */
  take(turn: Turn): Promise<void>;
  leave(turn: Turn): void;
} {
  const waiting: Record<Turn, (() => void)[]> = { statement: [], transaction: [], part: [] };
  const { statement: statements, transaction: transactions, part: parts } = waiting;
  let free = all;
  let freeForTransactions = forTransactions;
  let ahead = 0;
  let aheadOfParts = 0;

  function next(): (() => void) | undefined {
    if (aheadOfParts >= AHEAD_OF_PARTS && parts.length > 0) {
      aheadOfParts = 0;
      return parts.shift();
    }
    const mayTransact = transactions.length > 0 && freeForTransactions > 0;
    const first = ahead < AHEAD || !mayTransact ? statements.shift() : undefined;
    ahead = first && mayTransact ? ahead + 1 : 0;
    const one = first ?? (mayTransact ? transactions.shift() : undefined);
    aheadOfParts = one && parts.length > 0 ? aheadOfParts + 1 : 0;
    return one ?? parts.shift();
  }

  function occupy(turn: Turn, by: 1 | -1): void {
    free -= by;
    if (turn === 'transaction') freeForTransactions -= by;
  }

  function wait(turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        occupy(turn, 1);
        resolve();
      };
      const giveUp = () => {
        waiting[turn].splice(waiting[turn].indexOf(go), 1);
        reject(new NoConnection());
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      waiting[turn].push(go);
    });
  }

  return {
    async take(turn) {
      if (free > 0 && (turn !== 'transaction' || freeForTransactions > 0)) occupy(turn, 1);
      else await wait(turn);
    },
    leave(turn) {
      occupy(turn, -1);
      next()?.();
    },
  };
}
