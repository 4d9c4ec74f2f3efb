import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportArchive } from './archive/export.ts';
import { ArchiveError, type Tally } from './archive/format.ts';
import { importArchive } from './archive/import.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { type Db, openDatabase } from './db/open.ts';
import { codeOf } from './errorCodes.ts';
import { appointPlatformAdmin } from './features/admin/appoint.ts';
import { claimStore } from './features/assets/ownership.ts';
import { isStorybookBuilt } from './http/storybook.ts';
import { startQueue } from './jobs/queue.ts';
import { openBilling } from './platform/billing/index.ts';
import { createMailer } from './platform/mail/index.ts';
import { openObjects } from './platform/objects/index.ts';
import { type Program, startProgram } from './program.ts';
import { endDemo } from './seed/end.ts';
import { ConfigError, reason, StartError } from './startError.ts';

const USAGE = `Usage: server [start] [--role all|api|worker]
       server migrate
       server admin <e-mail>
       server export <file>
       server import <file> [<digest>]
       server claim-store
       server end-demo`;
const STOP_MS = 25_000;
/** PostgreSQL's code for a missing permission of the database user. */
const NOT_ALLOWED = '42501';

/** What someone at the console needs to know to get started. */
function greet(config: Config, { demo }: Program): void {
  if (config.role === 'worker') {
    console.log('The worker is running.');
    return;
  }
  console.log(`\nLeaf is running at ${config.publicUrl}`);
  console.log(`Sign in at ${config.portalUrl}/login`);
  if (isStorybookBuilt()) console.log(`The design system is at ${config.publicUrl}/storybook`);
  if (config.mail.kind === 'outbox')
    console.log(
      config.local
        ? `Mails are shown at ${config.publicUrl}/dev/outbox`
        : `Mails are kept in ${config.mail.dir}, their codes are shown here`,
    );
  if (demo) {
    console.log(`\nDemo accounts, all with the password ${demo.password}`);
    for (const { email, role } of demo.accounts) console.log(`  ${email.padEnd(26)} ${role}`);
    console.log(`They are kept in ${config.dataDir}/demo-accounts.json`);
  }
  console.log('\nStop with Ctrl-C.\n');
}

async function start(config: Config): Promise<void> {
  const program = await startProgram(config, console.log);
  const stop = (signal: string): void => {
    console.log(`${signal}: finishing what is under way …`);
    setTimeout(() => process.exit(1), STOP_MS).unref();
    program.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      stop(signal);
      process.once(signal, () => process.exit(1));
    });
  try {
    await program.listen();
  } catch (error) {
    await program.stop();
    throw error;
  }
  greet(config, program);
}

async function withDatabase<T>(config: Config, use: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await use(database.db);
  } finally {
    await database.close();
  }
}

async function migrateOnly(config: Config): Promise<void> {
  const applied = await withDatabase(config, (db) => migrate(db));
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
}

/** Copies between the configured system and a file. */
async function archive(
  config: Config,
  way: 'export' | 'import',
  file: string,
  digest: string | undefined,
): Promise<void> {
  const path = resolve(file);
  const objects = await openObjects(config.objects);
  const tally: Tally = await withDatabase(config, (db) =>
    way === 'export'
      ? exportArchive({ db, objects }, path, new Date())
      : importArchive({ db, objects }, path, digest),
  );
  for (const key of tally.missing) console.warn(`Missing in the store, left out: ${key}`);
  for (const key of tally.damaged) console.warn(`Damaged in the store, left out: ${key}`);
  const done = way === 'export' ? 'Exported' : 'Imported';
  console.log(`${done} ${tally.rows} rows and ${tally.objects} files.`);
  console.log(`Digest of the archive (SHA-256): ${tally.sha256}`);
}

/** Marks the file store as this database's, so that files it no longer needs are removed. */
async function claim(config: Config): Promise<void> {
  const objects = await openObjects(config.objects);
  await withDatabase(config, async (db) => {
    await migrate(db);
    await claimStore({ db, objects }, new Date());
  });
  console.log('The file store carries the mark of this database now.');
}

/** Makes the owner of an existing account a platform admin. */
async function appoint(config: Config, address: string): Promise<void> {
  const appointed = await withDatabase(config, async (db) => {
    await migrate(db);
    return appointPlatformAdmin(db, address);
  });
  if (!appointed)
    throw new ConfigError(`There is no verified account ${address}. Sign up and verify it first.`);
  console.log(`${address} is a platform admin.`);
}

/** Prepares a system that started as a demo for real users. */
async function removeDemo(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    await migrate(database.db);
    const queue = await startQueue(database, console, { supervise: false });
    const clock = () => new Date();
    const { accounts, removed, kept } = await endDemo({
      billing: openBilling(config, clock),
      clock,
      config,
      db: database.db,
      mail: createMailer(queue, config.appSecret),
      queue,
    }).finally(() => queue.stop(0));
    console.log(`Removed ${accounts} accounts of the demo.`);
    if (removed.length) console.log(`Removed with everything in them: ${removed.join(', ')}.`);
    if (kept.length) console.log(`Kept for the members that remain: ${kept.join(', ')}.`);
  } finally {
    await database.close();
  }
}

/** Failures that an operator can fix are one sentence; all others keep their stack. */
function explain(error: unknown): unknown {
  if (error instanceof StartError || error instanceof ArchiveError) return error.message;
  const code = codeOf(error);
  if (code?.startsWith('ERR_PARSE_ARGS')) return `${reason(error)}.\n${USAGE}`;
  if (code === NOT_ALLOWED)
    return `The database user may not do this: ${reason(error)}. Make it the owner of its database.`;
  return error;
}

// Everything that the program creates is for its owner only.
process.umask(0o077);
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command = 'start', object, ...rest] = positionals;
  const takesObject = ['admin', 'export', 'import'].includes(command);
  const config = () => readConfig(process.env, { role: values.role });
  const mayFollow = command === 'import' ? 1 : 0;
  if (values.help) console.log(USAGE);
  else if (rest.length > mayFollow || (object === undefined) === takesObject) throw new ConfigError(USAGE);
  else if (command === 'admin' && object) await appoint(config(), object);
  else if ((command === 'export' || command === 'import') && object)
    await archive(config(), command, object, rest[0]);
  else if (command === 'migrate') await migrateOnly(config());
  else if (command === 'claim-store') await claim(config());
  else if (command === 'end-demo') await removeDemo(config());
  else if (command === 'start') await start(config());
  else throw new ConfigError(USAGE);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
