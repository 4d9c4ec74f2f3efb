import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fail, root, run } from './lib/install.mjs';
import { addressesFrom } from './packages/addresses.ts';
import { published, tool } from './packages/pack.ts';
import { messageOf } from './packages/results.ts';

/**
 * Publishes the packages with the addresses of the clone's `origin` in them, and refuses without. `--dry-run` packs them
 * and prints what they would say.
 */
const dryRun = process.argv.includes('--dry-run');
const remote = await tool('git', ['remote', 'get-url', 'origin']).catch(() => '');
const before = new Map<string, string>();
try {
  for (const name of published) {
    const file = path.join(root, 'packages', name, 'package.json');
    const text = await readFile(file, 'utf8');
    const addresses = addressesFrom(remote, name);
    before.set(file, text);
    await writeFile(file, `${JSON.stringify({ ...JSON.parse(text), ...addresses }, null, 2)}\n`);
    if (dryRun) console.log(`@leaf/${name}: ${addresses.homepage}`);
  }
  process.exitCode = dryRun ? 0 : await run('changeset', ['publish']);
} catch (error) {
  fail(messageOf(error));
} finally {
  // The repository names no address: a fork publishes its own.
  for (const [file, text] of before) await writeFile(file, text);
}
