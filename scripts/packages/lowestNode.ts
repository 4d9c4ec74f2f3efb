import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importsOf } from './entries.ts';
import { install, manifestOf, type Packed, published, tool } from './pack.ts';

const rendered = `
const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
const { LeafProvider, TotalCard } = await import('@leaf/ui');
const card = createElement(TotalCard, { stage: 'storage', title: 'Storage', href: '/', total: 12.9, of: 22.5 });
console.log(renderToString(createElement(LeafProvider, null, card)));`;

/**
 * Loads every entry of the packages, and renders a component, in the lowest version of Node that each package names.
 * The mocks need that of MSW.
 */
export async function tryLowestNode(folder: string, packed: Packed): Promise<string> {
  const app = path.join(folder, 'app');
  await mkdir(app, { recursive: true });
  await install(app, packed, [
    ...published.map((name) => `@leaf/${name}`),
    ...['@mantine/charts', 'recharts', '@tanstack/react-query'],
  ]);
  const ranges = await Promise.all(
    published.map(
      async (name) => (await manifestOf(path.join(app, 'node_modules/@leaf', name))).engines.node,
    ),
  );
  const [floor = '', ...others] = new Set(ranges.map((range: string) => range.replace('>=', '')));
  assert.equal(others.length, 0, 'The packages name different versions.');
  const version = floor.split('.').length === 2 ? `${floor}.0` : floor;
  const node = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  await tool('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `${node}@${version}`], {
    cwd: folder,
  });
  const program = path.join(folder, 'node_modules', node, 'bin/node');
  const loads = published.map((name) => importsOf(name, ['/mocks'])).join('');
  const html = await tool(program, ['--input-type=module', '-e', `${loads}${rendered}`], { cwd: app });
  assert.match(html, /12\.9/);
  return (await tool(program, ['--version'])).trim();
}
