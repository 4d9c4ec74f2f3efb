import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { exampleNames, tryExamples } from './packages/examples.ts';
import { tryLowestNode } from './packages/lowestNode.ts';
import { manifestOf, published, readPacked, tool } from './packages/pack.ts';
import { results } from './packages/results.ts';

/**
 * Installs the packages with the lowest and with the highest version of every declared peer, as npm finds them in the
 * registry, and builds, type-checks and runs the examples there; before that, loads them in the lowest Node. It needs the
 * registry, so it is a separate command.
 */
await ensureInstalled();
await ensureBrowser();
const { check, close } = results();
const packed = await readPacked();
await check('lowest Node: every entry loads, and a component renders', async () => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'leaf-node-'));
  try {
    return await tryLowestNode(scratch, packed);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
});
const peers = await choices();
for (const end of ['lowest', 'highest'] as const) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'leaf-peers-'));
  try {
    await cp(path.join(root, 'examples'), scratch, { recursive: true });
    const installed = await check(`${end}: installs`, async () => {
      const versions = Object.fromEntries(Object.entries(peers).map(([name, { [end]: one }]) => [name, one]));
      const own = published.map((name) => [`@leaf/${name}`, `file:${packed[name]?.tarball}`]);
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

/** Lowest and highest version of each declared peer; Mantine's packages require each other at the same version. */
async function choices(): Promise<
  Record<string, { lowest?: string | undefined; highest?: string | undefined }>
> {
  const ranges: Record<string, string> = {};
  for (const name of published)
    Object.assign(ranges, (await manifestOf(path.join(root, 'packages', name))).peerDependencies);
  const found: Record<string, string[]> = {};
  for (const [name, range] of Object.entries(ranges)) {
    const answer: string | string[] = JSON.parse(
      await tool('npm', ['view', `${name}@${range}`, 'version', '--json']),
    );
    found[name] = [answer].flat().sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  }
  const families = [/^@mantine\//, /^react(-dom)?$/];
  return Object.fromEntries(
    Object.entries(found).map(([name, versions]) => {
      const family = families.find((one) => one.test(name));
      const kin = Object.keys(found).filter((other) => family?.test(other));
      const shared = versions.filter((version) => kin.every((other) => found[other]?.includes(version)));
      return [name, { lowest: shared[0], highest: shared.at(-1) }];
    }),
  );
}

/** The other dependencies of the examples. */
async function otherDependencies(folder: string): Promise<Record<string, string>> {
  const all = {};
  for (const name of exampleNames) {
    const { dependencies, devDependencies } = await manifestOf(path.join(folder, name));
    Object.assign(all, dependencies, devDependencies);
  }
  return all;
}
