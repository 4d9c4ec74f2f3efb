import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const OLDEST = 15;
const INSTALLED = '/usr/lib/postgresql';

/** Why PostgreSQL is not available. */
export const ABSENT = `PostgreSQL ${OLDEST} or newer is not installed in ${INSTALLED}`;

/** The folder of the oldest release supported in production: what works there also works on later ones. */
function findPrograms() {
  if (!existsSync(INSTALLED)) return undefined;
  const [oldest] = readdirSync(INSTALLED)
    .map(Number)
    .filter((release) => release >= OLDEST && existsSync(`${INSTALLED}/${release}/bin/initdb`))
    .sort((a, b) => a - b);
  return oldest && `${INSTALLED}/${oldest}/bin`;
}

/** PostgreSQL refuses to run as root: the cluster then belongs to the user that its package created. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  /** @param {string} flag */
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  return typeof bound === 'object' && bound ? bound.port : 0;
}

/** @typedef {{ uid?: number, gid?: number }} Owner */

/**
 * @param {string} programs
 * @param {string} dir
 * @param {Owner} as
 */
function createData(programs, dir, as) {
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(dir, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const owned of [dir, passwordFile])
    if (as.uid !== undefined && as.gid !== undefined) chownSync(owned, as.uid, as.gid);
  const data = path.join(dir, 'data');
  const access = ['-U', 'leaf', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  const options = [...access, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(`${programs}/initdb`, ['-D', data, ...options], { ...as, cwd: dir, stdio: 'pipe' });
  return { data, password };
}

/**
 * @param {string} programs
 * @param {string} data
 * @param {number} port
 * @param {Owner} as
 * @returns the running server, once it takes connections
 */
async function launch(programs, data, port, as) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    // The data need not survive a power cut, so nothing waits for the disk.
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(`${programs}/postgres`, ['-D', data, ...flags], { ...as, cwd: path.dirname(data) });
  server.stdin.end();
  server.stdout.resume();
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(log)));
  });
  await ready;
  return server;
}

/**
 * A private PostgreSQL: a cluster in a temporary folder, on a free loopback port, deleted by `remove`. `stop`
 * shuts it down but keeps its data, `start` restarts it at the same address. Undefined if PostgreSQL is not
 * installed.
 */
export async function makeCluster() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const as = owner();
  const dir = mkdtempSync(path.join(tmpdir(), 'leaf-postgres-'));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    // "Fast" is PostgreSQL's term for closing open connections.
    server.kill('SIGINT');
    await once(server, 'exit');
  };
  const remove = async () => {
    await stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    const { data, password } = createData(programs, dir, as);
    const port = await freePort();
    const start = async () => {
      server = await launch(programs, data, port, as);
    };
    await start();
    return { url: `postgres://leaf:${password}@127.0.0.1:${port}/postgres`, start, stop, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
