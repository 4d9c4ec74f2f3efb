import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root, run, toolEnvironment } from './install.mjs';

const sources = [
  ...['ui', 'portal', 'api-client', 'emissions', 'optimiser'].map((name) => `packages/${name}/src`),
  'packages/portal/build',
];
const files = [
  'packages/portal/index.html',
  'packages/portal/vite.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
];
const stamp = path.join(root, 'node_modules/.cache/leaf/portal');

function digest() {
  const hash = createHash('sha256');
  const add = (name) => hash.update(name).update(readFileSync(path.join(root, name)));
  for (const folder of sources) {
    const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries
      .filter((e) => e.isFile())
      .map((e) => path.join(e.parentPath, e.name))
      .sort())
      add(path.relative(root, entry));
  }
  for (const name of files) if (existsSync(path.join(root, name))) add(name);
  return hash.digest('hex');
}

/** Builds the portal unless the last build was made of these very sources. */
export async function ensurePortalBuilt() {
  const wanted = digest();
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (built === wanted && existsSync(path.join(root, 'packages/portal/dist/login.html'))) return;
  console.log('Building the portal …');
  const code = await run('vite', ['build', '--logLevel', 'warn'], {
    cwd: path.join(root, 'packages/portal'),
    env: toolEnvironment(),
  });
  if (code !== 0) fail('Building the portal failed.');
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
