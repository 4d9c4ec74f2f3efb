import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { within } from '../within.ts';
import { isAlone } from './transaction.ts';

/** A statement got no answer in time: its connection leads nowhere, whatever the sockets say. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor() {
    super('The database did not answer in time.');
  }
}

/** Fails with the first unanswered statement; whatever followed would wait behind it. Such a client is thrown away. */
function impatientClient(client: pg.PoolClient, limitMs: number): pg.PoolClient {
  let fault: NoAnswer | undefined;
  const own = {
    async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
      if (fault) throw fault;
      const answer = client.query(text, values);
      // Who is alone has lifted the server's limits too; if the server vanishes, the probes of TCP notice.
      if (isAlone()) return answer;
      return within(limitMs, answer, () => new NoAnswer()).catch((error: unknown) => {
        if (error instanceof NoAnswer) fault = error;
        throw error;
      });
    },
    release: (destroy?: boolean) => client.release(fault ?? destroy),
  };
  return new Proxy(client, { get: (target, key) => Reflect.get(key in own ? own : target, key) });
}

/**
 * A pool that does not wait for a server that has vanished without a word, as after a failover behind the same address:
 * the limits that the server itself keeps end nothing then.
 * @param limitMs how long a statement may go without an answer, but for code that is `alone`
 */
export const impatient = (pool: pg.Pool, limitMs: number): PostgresPool => ({
  options: pool.options,
  connect: async () => impatientClient(await pool.connect(), limitMs),
  end: () => pool.end(),
});
