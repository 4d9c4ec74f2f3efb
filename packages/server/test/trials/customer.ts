import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open.ts';
import { makeThings } from '../make.ts';

/** A paying organization's admin in a system that is not running yet. @returns the admin's token */
export async function makeCustomer(where: { dataDir?: string; databaseUrl?: string }): Promise<string> {
  const database = await openDatabase(where);
  try {
    await migrate(database.db);
    const { admin } = await makeThings({ db: database.db, clock: () => new Date() }).company();
    return admin.token;
  } finally {
    await database.close();
  }
}

/** An answer, read to its end. */
export type Reply = { status: number; headers: Headers; body: Buffer };

/** Calls of one customer to a program that may be away. */
export class Customer {
  private readonly token: string;
  readonly url: string;
  constructor(url: string, token: string) {
    this.url = url;
    this.token = token;
  }

  /** @throws when the connection breaks before the answer is whole */
  async call(method: string, path: string, body?: object | FormData, key?: string): Promise<Reply> {
    const json = body !== undefined && !(body instanceof FormData);
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body: bytes };
  }

  createCampaign(name: string, description = ''): Promise<Reply> {
    return this.call('POST', '/campaigns', { name, description: description || null, version: 'gmsf1.2' });
  }

  /** @param key the same for each try of one upload */
  upload(name: string, bytes: Buffer, key?: string): Promise<Reply> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    return this.call('POST', '/images', form, key);
  }

  orderJob(image: number): Promise<Reply> {
    return this.call('POST', `/images/${image}/magic`, { mode: 'lean', images: [image], target: null });
  }

  /** What stands in `data` of a list. @throws when it cannot be read */
  async list(path: string): Promise<{ id: number; name?: string; status?: string }[]> {
    const { status, body } = await this.call('GET', path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    return JSON.parse(body.toString()).data;
  }
}

/** The id of what was created. */
export const idOf = ({ body }: Reply): number => JSON.parse(body.toString()).data.id;
