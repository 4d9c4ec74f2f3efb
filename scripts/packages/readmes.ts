import assert from 'node:assert/strict';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { usageIn } from '../../.storybook/docs/usageIn.ts';
import { root } from '../lib/install.mjs';
import { tool } from './pack.ts';
import type { Check } from './results.ts';

/** Pages with examples to copy. */
const pages = [
  'README.md',
  'packages/ui/README.md',
  'packages/emissions/README.md',
  'stories/guides/Connect.mdx',
  'stories/guides/Embedding.mdx',
  'packages/connect/README.md',
  'stories/guides/SignIn.mdx',
  'stories/guides/CorsAndCsp.mdx',
];

/** The self-contained examples: they start with their imports and omit nothing. */
async function examplesOf(page: string): Promise<string[]> {
  const text = await readFile(path.join(root, page), 'utf8');
  const examples = [...text.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, example = '']) => example);
  return examples.filter((example) => example.startsWith('import ') && !/^\s*…|>…</m.test(example));
}

/** Writes the code of each component's page into an app; returns how many there are. */
async function writeUsages(app: string): Promise<number> {
  let count = 0;
  for await (const file of glob('packages/ui/src/**/*.advice.tsx', { cwd: root })) {
    const usage = usageIn(await readFile(path.join(root, file), 'utf8'));
    await writeFile(path.join(app, path.basename(file).replace('.advice', '.usage')), usage);
    count += 1;
  }
  return count;
}

/** Type-checks the pages' examples as written, in an app with their dependencies, and runs them in Node. */
export async function tryReadmes(app: string, check: Check): Promise<void> {
  const files: string[] = [];
  let exported = 0;
  await check('pages: the types of their examples hold', async () => {
    const counts: string[] = [];
    for (const page of pages) {
      const examples = await examplesOf(page);
      assert.ok(examples.length > 0, `${page} has no example.`);
      for (const example of examples) {
        const file = `example-${files.length}.tsx`;
        files.push(file);
        exported += example.match(/^export (?!default )/gm)?.length ?? 0;
        await writeFile(path.join(app, file), example);
      }
      counts.push(`${page} ${examples.length}`);
    }
    counts.push(`pages of components ${await writeUsages(app)}`);
    await tool('tsc', ['-p', '.'], { cwd: app });
    return counts.join(', ');
  });
  await check('pages: their examples run', async () => {
    const names = files.map((_, index) => `example${index}`);
    const imports = files.map((file, index) => `import * as ${names[index]} from './${file}';`);
    const code = `${imports.join('\n')}
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
for (const [name, Part] of [${names.join(', ')}].flatMap((page) => Object.entries(page)))
  if (name !== 'default') console.log(name, renderToString(createElement(Part)).length);
`;
    await writeFile(path.join(app, 'examples.tsx'), code);
    await tool('vite', ['build', '--ssr', 'examples.tsx', '--outDir', 'examples', '--logLevel', 'error'], {
      cwd: app,
    });
    const said = await tool('node', ['examples/examples.js'], { cwd: app });
    const drawn = said.trim().split('\n');
    assert.equal(drawn.length, exported, said);
    for (const line of drawn) assert.ok(Number(line.split(' ')[1]) > 500, said);
    return drawn.map((line) => line.split(' ')[0]).join(', ');
  });
}
