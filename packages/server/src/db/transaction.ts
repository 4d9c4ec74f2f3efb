import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { type DatabaseConnection, type Dialect, type Driver, PGliteAdapter } from 'kysely';
import { hasCode } from '../errorCodes.ts';
import { type Places, type Turn, turns } from './connections.ts';
import type { Db } from './open.ts';

/** The transaction state of the running code. Work that outlives its transaction finds it closed. */
type Mark = { open: boolean; connected: boolean; mayLeave: boolean };
const marks = new AsyncLocalStorage<Mark | undefined>();

/** Code inside a transaction was about to wait for something other than the database. */
export class InsideTransaction extends Error {
  override readonly name = 'InsideTransaction';
  constructor(what: string) {
    super(`${what} inside a transaction. Reserve in one, ask outside, record in another.`);
  }
}

const SECOND = 'A second connection';

type Report = (fault: InsideTransaction) => void;
let report: Report | undefined;

/** In production such a fault is reported and the call continues; without this, as in development, it throws. */
export function tolerateInsideTransaction(tell: Report | undefined): void {
  report = tell;
}

/**
 * Every call that leaves the database checks in here first. A transaction that waits for anything else holds its locks
 * and one of few connections (embedded: the only one) all that time.
 * @throws {InsideTransaction}
 */
export function assertOutside(what: string): void {
  const mark = marks.getStore();
  if (!mark?.open || mark.mayLeave) return;
  const fault = new InsideTransaction(what);
  if (!report) throw fault;
  report(fault);
}

/** The same service, with all of its functions forbidden inside a transaction. */
export const onlyOutside = <T extends object>(what: string, service: T): T =>
  new Proxy(service, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        assertOutside(`${what}.${String(key)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });

/** Runs work outside any transaction, such as a job that was only queued by one. */
export const apart = <T>(run: () => T): T => marks.run(undefined, run);

const patience = new AsyncLocalStorage<true>();

/** Runs a long read in parts. On a shared connection everybody else goes before each part. */
export const lettingOthersAhead = <T>(read: () => Promise<T>): Promise<T> => patience.run(true, read);

const turnOf = (transaction: boolean): Turn => {
  if (transaction) return 'transaction';
  return patience.getStore() ? 'part' : 'statement';
};

/** Kysely's own turns start before the driver is asked, too early to refuse anyone. */
class SharedAdapter extends PGliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

/**
 * Refuses a second connection to code inside a transaction, which would wait for itself (embedded) or take two of the
 * few there are, and a transaction not started by `transact`.
 * @param places how many connections there are, and for whom
 */
export function guarded(dialect: Dialect, places: Places): Dialect {
  const shared = places.all === 1;
  const createDriver = (): Driver => {
    const driver = dialect.createDriver();
    const line = turns(places);
    /** The turn each connection was taken for. */
    const taken = new WeakMap<DatabaseConnection, Turn>();
    const guards: Pick<Driver, 'acquireConnection' | 'releaseConnection' | 'beginTransaction'> = {
      async acquireConnection(options) {
        const mark = marks.getStore();
        if (mark?.open && mark.connected && !mark.mayLeave) {
          if (shared) throw new InsideTransaction(SECOND);
          assertOutside(SECOND);
        }
        const turn = turnOf(mark?.open ?? false);
        // The embedded database never returns to the event loop by itself: what has arrived meanwhile is read first.
        if (turn === 'part') await setImmediate();
        await line.take(turn);
        try {
          const connection = await driver.acquireConnection(options);
          if (mark?.open) mark.connected = true;
          taken.set(connection, turn);
          return connection;
        } catch (error) {
          line.leave(turn);
          throw error;
        }
      },
      async releaseConnection(connection, options) {
        const turn = taken.get(connection) ?? 'statement';
        await driver.releaseConnection(connection, options).finally(() => line.leave(turn));
      },
      async beginTransaction(connection, settings) {
        if (!marks.getStore()?.open) throw new Error('Begin transactions with `transact`.');
        await driver.beginTransaction(connection, settings);
      },
    };
    return new Proxy(driver, {
      get(target, key) {
        if (key in guards) return Reflect.get(guards, key);
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };
  return {
    createDriver,
    createAdapter: () => (shared ? new SharedAdapter() : dialect.createAdapter()),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

const TRIES = 5;
const PATIENCE_MS = 5000;
const PAUSE_MS = 20;

/** Two transactions conflicted (deadlock, serialization) or a lock was not free in time: a retry may succeed. */
const metAnother = (error: unknown): boolean => hasCode(error, '40P01', '40001', '55P03');

/** Marks a transaction while `run` is executing. */
async function marked<T>(mayLeave: boolean, run: () => Promise<T>): Promise<T> {
  const mark: Mark = { open: true, connected: false, mayLeave };
  try {
    return await marks.run(mark, run);
  } finally {
    mark.open = false;
  }
}

/**
 * For the migrator, which starts its own transactions, and for commands that are alone in their process and need files
 * together with one snapshot of the database. Their statements may take any time.
 */
export const alone = <T>(run: () => Promise<T>): Promise<T> => marked(true, run);

/** Whether the running code is `alone`. */
export const isAlone = (): boolean => marks.getStore()?.mayLeave ?? false;

/**
 * Runs in the caller's transaction if there is one, otherwise in its own. That one is retried after a conflict, so
 * `run` must change nothing but the database; it cannot wait for anything else.
 */
export async function transact<T>(db: Db, run: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return run(db);
  assertOutside('Another transaction');
  const end = performance.now() + PATIENCE_MS;
  for (let attemptsLeft = TRIES - 1; ; attemptsLeft -= 1)
    try {
      return await marked(isAlone(), () => db.transaction().execute(run));
    } catch (error) {
      if (!metAnother(error) || attemptsLeft === 0 || performance.now() > end) throw error;
      await setTimeout(PAUSE_MS * (TRIES - attemptsLeft) * (0.5 + Math.random()));
    }
}
