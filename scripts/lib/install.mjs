import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const minimum = { major: 24, minor: 7 };

/** Whether node_modules matches package-lock.json (ignoring packages for other platforms). */
function isInstalled() {
  const installedLock = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([where, { version, optional, link }]) =>
      !where.includes('node_modules/') || optional || link || installed[where]?.version === version,
  );
}

/** Installs what is missing and prints a line to show progress. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  /** @param {string} text */
  const say = (text) => process.stdout.write(process.stdout.isTTY ? `\r${text}` : `${text}\n`);
  say('Installing packages (npm ci) …');
  const tick = setInterval(
    () => say(`Installing packages (npm ci) … ${seconds()} s`),
    process.stdout.isTTY ? 1000 : 15_000,
  );
  const code = await run('npm', ['ci', '--loglevel=error', '--no-fund', '--no-audit'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  clearInterval(tick);
  if (code !== 0)
    fail('Installing packages failed. Is the package registry within reach? Run `npm ci` to see more.');
  say(`Packages installed in ${seconds()} s.${process.stdout.isTTY ? '\n' : ''}`);
}

/** The pinned Node, or the current one if it is new enough. */
export function node() {
  const suffix = process.platform === 'win32' ? 'node.exe' : 'bin/node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const pinned = path.join(root, `node_modules/node-${platform}-${process.arch}`, suffix);
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minimum.major || (major === minimum.major && minor >= minimum.minor)) return process.execPath;
  return fail(
    `Leaf needs Node ${minimum.major}.${minimum.minor} or newer; this is ${process.versions.node}. Install it and try again.`,
  );
}

/** The environment in which `node` and every installed tool are the project's own. */
export function toolEnvironment() {
  const paths = [path.dirname(node()), path.join(root, 'node_modules/.bin'), process.env.PATH];
  return {
    ...process.env,
    PATH: paths.join(path.delimiter),
    // Node compiles each module once, not in every process that a check starts.
    NODE_COMPILE_CACHE: path.join(root, '.cache/node'),
  };
}

/**
 * Runs a command in the project's root and returns its exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    child.on('error', () => resolve(127));
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/**
 * Exits with one sentence instead of a stack trace.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}
