import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, run, toolEnvironment } from './lib/install.mjs';

/**
 * The server's tests on a PostgreSQL of their own: a cluster in a temporary folder, on a free loopback port, gone
 * afterwards. Arguments are handed on to Vitest.
 */
const OLDEST = 15;
const INSTALLED = '/usr/lib/postgresql';

/** The folder of the oldest release that production may run, since what works there works on later ones. */
function findPrograms() {
  if (!existsSync(INSTALLED)) return undefined;
  const [oldest] = readdirSync(INSTALLED)
    .map(Number)
    .filter((release) => release >= OLDEST && existsSync(`${INSTALLED}/${release}/bin/initdb`))
    .sort((a, b) => a - b);
  return oldest && `${INSTALLED}/${oldest}/bin`;
}

/** PostgreSQL refuses to run as root: the user its package made owns the cluster then. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the cluster; the bytes need to survive no power cut, so nothing waits for the disk. */
async function startCluster(programs, dir, as) {
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(dir, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const owned of [dir, passwordFile]) if (as.uid !== undefined) chownSync(owned, as.uid, as.gid);
  const data = path.join(dir, 'data');
  const options = [
    '-U',
    'leaf',
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ];
  execFileSync(`${programs}/initdb`, ['-D', data, '--no-sync', ...options], {
    ...as,
    cwd: dir,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(`${programs}/postgres`, ['-D', data, ...flags], {
    ...as,
    cwd: dir,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(log)));
  });
  return { url: `postgres://leaf:${password}@127.0.0.1:${port}/postgres`, server };
}

const programs = findPrograms();
if (!programs) {
  console.log(`PostgreSQL ${OLDEST} or newer is not installed in ${INSTALLED}: its tests are left out.`);
  console.log('0 passed, 0 failed, 1 skipped');
  process.exit(0);
}

await ensureInstalled();
const dir = mkdtempSync(path.join(tmpdir(), 'leaf-postgres-'));
let cluster;
try {
  cluster = await startCluster(programs, dir, owner());
  // The tests end by themselves at Ctrl-C; only then may their database go.
  process.on('SIGINT', () => {});
  process.exitCode = await run('vitest', ['run', '--project', 'server', ...process.argv.slice(2)], {
    env: { ...toolEnvironment(), TEST_DATABASE_URL: cluster.url },
  });
} catch (error) {
  console.error(`PostgreSQL could not be started: ${error.message}`);
  process.exitCode = 1;
} finally {
  if (cluster && cluster.server.exitCode === null) {
    // "Fast" in PostgreSQL's words: open connections are ended.
    cluster.server.kill('SIGINT');
    await once(cluster.server, 'exit');
  }
  rmSync(dir, { recursive: true, force: true });
}
