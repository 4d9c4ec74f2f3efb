import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/install.mjs';
import { tool } from './pack.mjs';

/** Pages whose first example somebody will copy. */
const pages = [
  'README.md',
  'packages/ui/README.md',
  'packages/emissions/README.md',
  'stories/guides/Embedding.mdx',
];

/** Type-checks the first example of each page as it is written, in an app that has what it needs, and runs it in Node. */
export async function tryReadmes(app, check) {
  const files = pages.map((_, index) => `first-${index}.tsx`);
  await check('first examples: their types hold', async () => {
    for (const [index, page] of pages.entries()) {
      const text = await readFile(path.join(root, page), 'utf8');
      const [, example] = /```tsx?\n([\s\S]*?)```/.exec(text) ?? [];
      assert.ok(example, `${page} has no example.`);
      await writeFile(path.join(app, files[index]), example);
    }
    await tool('tsc', ['-p', '.'], { cwd: app });
    return pages.join(', ');
  });
  await check('first examples: they run', async () => {
    const names = files.map((_, index) => `first${index}`);
    const imports = files.map((file, index) => `import * as ${names[index]} from './${file}';`);
    const code = `${imports.join('\n')}
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
for (const [name, Part] of [${names.join(', ')}].flatMap((page) => Object.entries(page)))
  console.log(name, renderToString(createElement(Part)).length);
`;
    await writeFile(path.join(app, 'first.tsx'), code);
    await tool('vite', ['build', '--ssr', 'first.tsx', '--outDir', 'first', '--logLevel', 'error'], {
      cwd: app,
    });
    const said = await tool('node', ['first/first.js'], { cwd: app });
    const drawn = said.trim().split('\n');
    assert.equal(drawn.length, 3, said);
    for (const line of drawn) assert.ok(Number(line.split(' ')[1]) > 500, said);
    return drawn.map((line) => line.split(' ')[0]).join(', ');
  });
}
