import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { OperationId } from '@leaf/api-client/contract';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { readConfig } from '../src/config.ts';
import { operationFacts, readSpecification } from '../src/core/specification.ts';
import { migrate } from '../src/db/migrate.ts';
import { type Database, openDatabase } from '../src/db/open.ts';
import { startQueue } from '../src/jobs/queue.ts';
import { type Program, type Replacements, startProgram } from '../src/program.ts';
import { Mailbox } from './mailbox.ts';
import { type Maker, makeThings } from './make.ts';

const facts = operationFacts(readSpecification());

/** The parameters of a call; without a `token`, or with null, it is anonymous. */
export type CallOptions = {
  token?: string | null;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  /** Sent as multipart in the field `file`. */
  file?: { name: string; bytes: Buffer; field?: string };
  headers?: Record<string, string>;
  /** The address it comes from; loopback when left out. */
  from?: string;
};

/** An answer that has been compared with the contract. */
export type Answer = {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** Parsed JSON; undefined for an empty answer or a picture. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers by path, and the contract check has typed them
  body: any;
  bytes: Buffer;
};

/** The program in this process, with everything a test needs to act on it. */
export type Harness = {
  program: Program;
  services: Program['services'];
  mails: Mailbox;
  make: Maker;
  /** Lets time pass for every rule of the product. */
  pass: (ms: number) => void;
  call: (operation: OperationId, options?: CallOptions) => Promise<Answer>;
  stop: () => Promise<void>;
};

function multipart({ name, bytes, field = 'file' }: NonNullable<CallOptions['file']>) {
  const boundary = `leaf-${randomUUID()}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

function addressOf(operation: OperationId, { params = {}, query = {} }: CallOptions): string {
  const path = facts.get(operation)?.path ?? '';
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return `/api${filled}${search.size ? `?${search}` : ''}`;
}

let empty: Promise<Blob> | undefined;
let migrated: Promise<Blob> | undefined;

async function makeEmpty(): Promise<Blob> {
  const pglite = await PGlite.create();
  return pglite.dumpDataDir('none').finally(() => pglite.close());
}

/** As the first start of the program leaves it: migrated, with the queue's tables. */
async function makeMigrated(): Promise<Blob> {
  const database = await emptyEmbedded();
  try {
    await migrate(database.db);
    const queue = await startQueue(database, console, { supervise: true });
    await queue.stop(0);
    if (database.connection.kind !== 'pglite') throw new Error('Only the embedded database has an image.');
    return await database.connection.pglite.dumpDataDir('none');
  } finally {
    await database.close();
  }
}

/** An empty embedded database in memory. Making one takes seconds, so each process copies the first it made. */
export async function emptyEmbedded(): Promise<Database> {
  empty ??= makeEmpty();
  return openDatabase({ image: await empty });
}

type Own = { database: Database; drop: () => Promise<unknown> };

const inMemory = (database: Database): Own => ({ database, drop: async () => undefined });

/** An empty database: in memory, or a separate one on the server of TEST_DATABASE_URL. */
export const emptyDatabase = async (): Promise<Own> =>
  process.env.TEST_DATABASE_URL ? onServer(process.env.TEST_DATABASE_URL) : inMemory(await emptyEmbedded());

/** A database for a program that starts on it: a migrated copy, since each start migrates only what is missing. */
async function startDatabase(): Promise<Own> {
  if (process.env.TEST_DATABASE_URL) return onServer(process.env.TEST_DATABASE_URL);
  migrated ??= makeMigrated();
  const database = await openDatabase({ image: await migrated });
  // Two copies are two databases to a store of files.
  await database.db.updateTable('object_store').set({ identity: randomUUID() }).execute();
  return inMemory(database);
}

async function onServer(server: string): Promise<Own> {
  const name = `leaf_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href });
  return { database, drop: () => run(`drop database ${name} with (force)`) };
}

/** Starts the program on an empty database. Every answer is compared with the contract. */
export async function startHarness(
  env: Record<string, string> = {},
  replace: Replacements = {},
): Promise<Harness> {
  const dataDir = await mkdtemp(join(tmpdir(), 'leaf-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:8080',
    DEMO: 'off',
    LOG_LEVEL: 'fatal',
    ...env,
  });
  const { database, drop } = replace.database ? inMemory(replace.database) : await startDatabase();
  const mails = new Mailbox();
  let passed = 0;
  const program = await startProgram(config, () => undefined, {
    database,
    deliver: mails.deliver,
    clock: () => new Date(Date.now() + passed),
    checkAnswers: true,
    ...replace,
  });
  const { app, services } = program;
  await app.ready();

  return {
    program,
    services,
    mails,
    make: makeThings(services),
    pass: (ms) => {
      passed += ms;
    },
    async call(operation, options = {}) {
      const { token, body, file, headers, from } = options;
      const upload = file ? multipart(file) : undefined;
      const method = facts.get(operation)?.method;
      const response = await app.inject({
        method: method as 'GET',
        url: addressOf(operation, options),
        ...(from ? { remoteAddress: from } : {}),
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...upload?.headers, ...headers },
        ...(upload ? { payload: upload.payload } : body === undefined ? {} : { payload: body as object }),
      });
      const json = String(response.headers['content-type'] ?? '').startsWith('application/json');
      const parsed = json ? response.json() : undefined;
      if (typeof parsed?.detail === 'string' && parsed.detail.startsWith('Contract broken'))
        throw new Error(parsed.detail);
      return {
        status: response.statusCode,
        headers: response.headers,
        body: parsed,
        bytes: response.rawPayload,
      };
    },
    async stop() {
      await program.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
