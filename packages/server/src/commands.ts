import { resolve } from 'node:path';
import { exportArchive } from './archive/export.ts';
import type { Tally } from './archive/format.ts';
import { importArchive } from './archive/import.ts';
import { type Config, readConfig } from './config.ts';
import type { Services } from './core/services.ts';
import { migrate } from './db/migrate.ts';
import { type Database, type Db, openDatabase } from './db/open.ts';
import { MAX_ID } from './db/schema.ts';
import { removeAccount } from './features/account/removal.ts';
import { appointPlatformAdmin, revokePlatformAdmin } from './features/admin/appoint.ts';
import { platformAdminAddresses } from './features/admin/repo.ts';
import { claimStore } from './features/assets/ownership.ts';
import { handOver } from './features/organizations/succession.ts';
import { startQueue } from './jobs/queue.ts';
import { openBilling } from './platform/billing/index.ts';
import { createMailer } from './platform/mail/index.ts';
import { openObjects } from './platform/objects/index.ts';
import { endDemo } from './seed/end.ts';
import { serve } from './serve.ts';
import { endBy, signals } from './signals.ts';
import { ConfigError } from './startError.ts';

/** The command that runs when none is named. */
const DEFAULT = 'start';

/** The options there are, as the usage shows them. */
const optionWords = { role: '--role all|api|worker', revoke: '--revoke', yes: '--yes' };
type Option = keyof typeof optionWords;
type Options = { role?: string; revoke?: boolean; yes?: boolean };

/** A command of the program. */
type Command = {
  /** As the usage shows them; those in brackets may be left out. */
  takes?: readonly string[];
  options?: readonly Option[];
  run: (config: Config, args: readonly string[], options: Options) => Promise<void>;
};

async function withDatabase<T>(config: Config, use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** The program may not have been started since an upgrade. */
const withMigrated = <T>(config: Config, use: (database: Database) => Promise<T>): Promise<T> =>
  withDatabase(config, async (database) => {
    await migrate(database.db);
    return use(database);
  });

type Parts = Pick<Services, 'billing' | 'clock' | 'config' | 'db' | 'mail' | 'queue'>;

/** For commands that leave work to the running program: mails, deletions, payments to end. */
const withParts = <T>(config: Config, use: (parts: Parts) => Promise<T>): Promise<T> =>
  withMigrated(config, async (database) => {
    const queue = await startQueue(database, console, { supervise: false });
    const clock = () => new Date();
    const billing = openBilling(config, clock);
    const mail = createMailer(queue, config.appSecret);
    return use({ billing, clock, config, db: database.db, mail, queue }).finally(() => queue.stop(0));
  });

/** Tells that nobody could decide about new organizations. */
async function tellIfNobodyDecides(db: Db, { platformAdminEmail }: Config): Promise<void> {
  if ((await platformAdminAddresses(db, platformAdminEmail)).length > 0) return;
  console.log('There is no platform admin now: new organizations wait until there is one.');
}

/** Copies between the configured system and a file. */
async function archive(
  config: Config,
  way: 'export' | 'import',
  [file = '', digest]: readonly string[],
): Promise<void> {
  const path = resolve(file);
  const objects = await openObjects(config.objects);
  const tally: Tally = await withDatabase(config, ({ db }) =>
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
  await withMigrated(config, ({ db }) => claimStore({ db, objects }, new Date()));
  console.log('The file store carries the mark of this database now.');
}

async function migrateOnly(config: Config): Promise<void> {
  const applied = await withDatabase(config, ({ db }) => migrate(db));
  console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
}

/** Makes the owner of an existing account a platform admin. */
async function appoint(config: Config, address: string): Promise<void> {
  const appointed = await withMigrated(config, ({ db }) => appointPlatformAdmin(db, address));
  if (!appointed)
    throw new ConfigError(`There is no verified account ${address}. Sign up and verify it first.`);
  console.log(`${address} is a platform admin.`);
}

const revoke = (config: Config, address: string): Promise<void> =>
  withMigrated(config, async ({ db }) => {
    await revokePlatformAdmin(db, address, config.platformAdminEmail);
    console.log(`${address} is no longer a platform admin.`);
    await tellIfNobodyDecides(db, config);
  });

/** Makes a member of an organization its admin. */
async function handOverTo(config: Config, id: string, address: string): Promise<void> {
  const orgId = Number(id);
  if (!Number.isInteger(orgId) || orgId < 1 || orgId > MAX_ID)
    throw new ConfigError(`"${id}" is not the id of an organization, which is a whole number.`);
  const name = await withMigrated(config, ({ db }) => handOver(db, { orgId, address }));
  console.log(`${address} is an admin of ${name}.`);
}

const remove = (config: Config, address: string, andOrganization: boolean): Promise<void> =>
  withParts(config, async (parts) => {
    const { closed, kept, inherited } = await removeAccount(parts, address, { andOrganization });
    console.log(`The account ${address} has been removed.`);
    for (const name of closed) console.log(`${name} has been deleted with everything in it.`);
    for (const name of kept)
      console.log(
        inherited.includes(name)
          ? `${name} stays. Its longest-standing member is its admin now.`
          : `${name} stays with its other members.`,
      );
    await tellIfNobodyDecides(parts.db, config);
  });

/** Prepares a system that started as a demo for real users. */
const removeDemo = (config: Config): Promise<void> =>
  withParts(config, async (parts) => {
    const { accounts, removed, kept } = await endDemo(parts);
    console.log(`Removed ${accounts} accounts of the demo.`);
    if (removed.length) console.log(`Removed with everything in them: ${removed.join(', ')}.`);
    if (kept.length) console.log(`Kept for the members that remain: ${kept.join(', ')}.`);
  });

/** Every command, by its name. */
const commands = new Map<string, Command>([
  ['start', { options: ['role'], run: serve }],
  ['migrate', { run: (config) => migrateOnly(config) }],
  [
    'admin',
    {
      options: ['revoke'],
      takes: ['<e-mail>'],
      run: (config, [address = ''], options) =>
        options.revoke ? revoke(config, address) : appoint(config, address),
    },
  ],
  [
    'hand-over',
    {
      takes: ['<organization id>', '<e-mail>'],
      run: (config, [id = '', address = '']) => handOverTo(config, id, address),
    },
  ],
  [
    'remove-account',
    {
      options: ['yes'],
      takes: ['<e-mail>'],
      run: (config, [address = ''], { yes = false }) => remove(config, address, yes),
    },
  ],
  ['export', { takes: ['<file>'], run: (config, args) => archive(config, 'export', args) }],
  ['import', { takes: ['<file>', '[<digest>]'], run: (config, args) => archive(config, 'import', args) }],
  ['claim-store', { run: (config) => claim(config) }],
  ['end-demo', { run: (config) => removeDemo(config) }],
]);

/** How the program is called. */
export const usage: string = [...commands]
  .map(([name, { takes = [], options = [] }], index) =>
    [
      index === 0 ? 'Usage: server' : '       server',
      name === DEFAULT ? `[${name}]` : name,
      ...options.map((option) => `[${optionWords[option]}]`),
      ...takes,
    ].join(' '),
  )
  .join('\n');

/**
 * Runs a command as it was typed.
 * @param positionals its name, `start` if there is none, and its arguments
 * @throws {ConfigError} with the usage, if there is no such command, or not with these arguments and options
 */
export async function runCommand(
  [name = DEFAULT, ...args]: readonly string[],
  options: Options,
): Promise<void> {
  const command = commands.get(name);
  if (!command) throw new ConfigError(`There is no command "${name}".\n${usage}`);
  const { takes = [], options: known = [], run } = command;
  const needed = takes.filter((one) => !one.startsWith('['));
  const strange = (Object.keys(options) as Option[]).some((option) => !known.includes(option));
  if (strange || args.length < needed.length || args.length > takes.length)
    throw new ConfigError(
      `The command "${name}" was given other options or arguments than it takes.\n${usage}`,
    );
  // The first process of a container would outlive a signal that it does not handle.
  if (run !== serve) for (const signal of signals) process.once(signal, endBy);
  await run(readConfig(process.env, { role: options.role }), args, options);
}
