import assert from 'node:assert/strict';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { build as buildKubb, memoryStorage } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
import { build } from 'esbuild';
import { generate } from 'orval';
import { root } from '../lib/install.mjs';
import { startLeafServer } from './leafServer.ts';
import { tool } from './pack.ts';
import type { Check } from './results.ts';

/** Calls one operation with each client, and prints the names of the campaigns that each of them got. */
const calls = `import { readFileSync } from 'node:fs';
import { listCampaigns as withHeyApi } from './heyapi';
import { listCampaigns as withKubb } from './kubb/clients/listCampaigns.ts';
import { listCampaigns as withOrval } from './orval/leaf';
import { schemas } from './zod/leaf';

const { baseUrl, token } = JSON.parse(readFileSync('server.json', 'utf8')) as { baseUrl: string; token: string };
const headers = { Authorization: \`Bearer \${token}\` };
const heyApi = await withHeyApi({ baseUrl, auth: token, throwOnError: true });
const orval = await withOrval({}, { headers });
const kubb = await withKubb({}, { headers });
if (orval.status !== 200) throw new Error(\`orval: \${orval.status}\`);
const zod = schemas.CampaignList.parse(heyApi.data);
const all = { heyApi: heyApi.data, orval: orval.data, kubb, zod };
console.log(JSON.stringify(Object.fromEntries(Object.entries(all).map(([name, list]) => [name, list.data.map((one) => one.name)]))));
`;

const compilerOptions = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: ['node'],
  // The generator writes for the third version, which the fourth has beside its own.
  paths: { zod: ['./node_modules/zod/v3'] },
};

/** Generates clients from the contract with generators that other teams use, and calls a server with them. */
export async function tryGenerators(folder: string, check: Check): Promise<void> {
  const leaf = await startLeafServer();
  const baseUrl = `${leaf.origin}/api`;
  const input = path.join(folder, 'openapi.yaml');
  try {
    await mkdir(folder, { recursive: true });
    await cp(path.join(root, 'openapi.yaml'), input);
    await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    await writeFile(path.join(folder, 'server.json'), JSON.stringify({ baseUrl, token: leaf.key }));
    await writeFile(path.join(folder, 'calls.ts'), calls);
    const made = await check(
      'generators: hey-api, kubb, orval and openapi-zod-client read the contract',
      () => generateAll(folder, input, baseUrl),
    );
    if (!made) return;
    await check('generators: the types of what they write hold', () =>
      tool('tsc', ['-p', '.'], { cwd: folder }).then(() => ''),
    );
    await check('generators: each client gets the campaigns of a server', async () => {
      const outfile = path.join(folder, 'calls.js');
      await build({
        entryPoints: [path.join(folder, 'calls.ts')],
        outfile,
        bundle: true,
        format: 'esm',
        platform: 'node',
      });
      const got: Record<string, string[]> = JSON.parse(await tool('node', ['calls.js'], { cwd: folder }));
      const { zod, ...others } = got;
      assert.ok(zod && zod.length > 1, 'there is little to compare');
      for (const [name, list] of Object.entries(others)) assert.deepEqual(list, zod, name);
      return Object.keys(got).join(', ');
    });
  } finally {
    leaf.close();
  }
}

async function generateAll(folder: string, input: string, baseUrl: string): Promise<void> {
  const { error, failedPlugins } = await buildKubb({
    config: {
      root: folder,
      input: { path: input },
      // Its usual storage writes a second copy into the working directory.
      output: { path: './kubb', clean: true, storage: memoryStorage() },
      plugins: [
        pluginOas({ generators: [] }),
        pluginTs(),
        pluginClient({ client: 'fetch', baseURL: baseUrl }),
      ],
    },
  });
  assert.equal(error ?? failedPlugins.size, 0, 'kubb');
  await createClient({ input, output: path.join(folder, 'heyapi'), logs: { level: 'silent' } });
  await generate({ input, output: { target: './orval/leaf.ts', client: 'fetch', baseUrl } }, folder);
  // Of its client, only the schemas: the rest depends on Zodios, which is no longer maintained.
  const template = path.join(root, 'node_modules/openapi-zod-client/src/templates/schemas-only.hbs');
  await mkdir(path.join(folder, 'zod'));
  await tool('openapi-zod-client', [input, '-o', 'zod/leaf.ts', '-t', template], { cwd: folder });
}
