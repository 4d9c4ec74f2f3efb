import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { exampleNames, tryExamples } from './packages/examples.ts';
import { tryGenerators } from './packages/generators.ts';
import { tryNewcomer } from './packages/newcomer.ts';
import { install, manifestOf, readPacked } from './packages/pack.ts';
import { tryReadmes } from './packages/readmes.ts';
import { results } from './packages/results.ts';

/** Runs the examples outside the repository, with the packed packages and no undeclared dependency. */
await ensureInstalled();
await ensureBrowser();
const scratch = await mkdtemp(path.join(tmpdir(), 'leaf-examples-'));
const { check, close } = results();
try {
  await cp(path.join(root, 'examples'), scratch, { recursive: true });
  const packed = await readPacked();
  for (const name of exampleNames) {
    const app = path.join(scratch, name);
    const { dependencies, devDependencies } = await manifestOf(app);
    await install(app, packed, Object.keys({ ...dependencies, ...devDependencies }));
  }
  await tryExamples(scratch, check);
  const pages = path.join(scratch, 'pages');
  await install(pages, packed, [
    ...['@fontsource-variable/inter', '@leaf/api-client', '@leaf/connect', '@leaf/emissions', '@leaf/ui'],
    ...['@tanstack/react-query'],
    ...['@types/node', '@types/react', '@types/react-dom', 'vite', 'vitest'],
  ]);
  await cp(path.join(scratch, 'hosts/tsconfig.json'), path.join(pages, 'tsconfig.json'));
  await writeFile(path.join(pages, 'package.json'), '{ "type": "module" }');
  await tryReadmes(pages, check);
  await tryNewcomer(path.join(scratch, 'newcomer'), packed, check);
  await tryGenerators(path.join(scratch, 'generators'), check);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
close();
