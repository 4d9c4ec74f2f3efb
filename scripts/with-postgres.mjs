import { ensureInstalled, fail, run, toolEnvironment } from './lib/install.mjs';
import { ABSENT, makeCluster } from './lib/postgres.mjs';

/** Runs a command with a private PostgreSQL, whose address is in TEST_DATABASE_URL; it is removed afterwards. */
const [command, ...args] = process.argv.slice(2);
if (!command) fail('Name the command to run with a PostgreSQL of its own.');

await ensureInstalled();
let cluster;
try {
  cluster = await makeCluster();
} catch (error) {
  fail(`PostgreSQL could not be started: ${error instanceof Error ? error.message : error}`);
}
if (!cluster) {
  console.log(`${ABSENT}: what needs it is left out.`);
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}
// The command handles Ctrl-C itself; only once it has ended may its database be removed.
process.on('SIGINT', () => {});
try {
  process.exitCode = await run(command, args, {
    env: { ...toolEnvironment(), TEST_DATABASE_URL: cluster.url },
  });
} finally {
  await cluster.remove();
}
