import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { DirectoryInUse } from './db/owner-lock.ts';
import { type Program, startProgram } from './program.ts';

const USAGE = 'Usage: server [start | migrate] [--role all|api|worker]';
const STOP_MS = 25_000;

/** What a person at the console needs to know to begin. */
function greet(config: Config, { demo }: Program): void {
  if (config.role === 'worker') {
    console.log('The worker is running.');
    return;
  }
  console.log(`\nLeaf is running at ${config.publicUrl}`);
  console.log(`Sign in at ${config.portalUrl}/login`);
  if (config.mail.kind === 'outbox') console.log(`Mails are shown at ${config.publicUrl}/dev/outbox`);
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

async function migrateOnly(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    const applied = await migrate(database.db);
    console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'The database is up to date.');
  } finally {
    await database.close();
  }
}

/** Failures an operator can mend are one sentence; all others keep their stack. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DirectoryInUse) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use by another program. Set PORT to a free one.';
  return error;
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [command = 'start'] = positionals;
  if (values.help || (command !== 'start' && command !== 'migrate')) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
  } else {
    const config = readConfig(process.env, { role: values.role });
    await (command === 'start' ? start(config) : migrateOnly(config));
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
