import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { exampleNames, tryExamples } from './packages/examples.mjs';
import { manifestOf, published, readPacked, tool } from './packages/pack.mjs';
import { results } from './packages/results.mjs';

/**
 * Installs the packages beside the lowest and beside the highest version of every peer they claim, as npm finds them in
 * the registry, and builds, type-checks and drives the examples there. Needs the registry, so it is a command of its own.
 */
await ensureInstalled();
await ensureBrowser();
const { check, close } = results();
const packed = await readPacked();
const peers = await choices();
for (const end of ['lowest', 'highest']) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'leaf-peers-'));
  try {
    await cp(path.join(root, 'examples'), scratch, { recursive: true });
    const installed = await check(`${end}: installs`, async () => {
      const versions = Object.fromEntries(Object.entries(peers).map(([name, { [end]: one }]) => [name, one]));
      const own = published.map((name) => [`@leaf/${name}`, `file:${packed[name].tarball}`]);
      const dependencies = { ...(await otherDependencies(scratch)), ...versions, ...Object.fromEntries(own) };
      await writeFile(path.join(scratch, 'package.json'), JSON.stringify({ private: true, dependencies }));
      await tool('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
        cwd: scratch,
      });
      return Object.entries(versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', ');
    });
    if (installed) await tryExamples(scratch, (name, run) => check(`${end}: ${name}`, run));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
close();

/** Lowest and highest version of each claimed peer; Mantine's packages want one another at the same version. */
async function choices() {
  const ranges = {};
  for (const name of published)
    Object.assign(ranges, (await manifestOf(path.join(root, 'packages', name))).peerDependencies);
  const found = {};
  for (const [name, range] of Object.entries(ranges)) {
    const answer = JSON.parse(await tool('npm', ['view', `${name}@${range}`, 'version', '--json']));
    found[name] = [answer].flat().sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  }
  const families = [/^@mantine\//, /^react(-dom)?$/];
  return Object.fromEntries(
    Object.entries(found).map(([name, versions]) => {
      const family = families.find((one) => one.test(name));
      const kin = Object.keys(found).filter((other) => family?.test(other));
      const shared = versions.filter((version) => kin.every((other) => found[other].includes(version)));
      return [name, { lowest: shared[0], highest: shared.at(-1) }];
    }),
  );
}

/** What else the examples declare. */
async function otherDependencies(folder) {
  const all = {};
  for (const name of exampleNames) {
    const { dependencies, devDependencies } = await manifestOf(path.join(folder, name));
    Object.assign(all, dependencies, devDependencies);
  }
  return all;
}
