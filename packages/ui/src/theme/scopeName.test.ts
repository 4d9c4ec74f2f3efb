import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

/** As bundled into an app of its own, which shares only the page with others. */
async function anotherCopy() {
  vi.resetModules();
  return import('./scopeName.ts');
}

test('copies of Leaf on one page have names of their own, which stay', async () => {
  const copies = [await anotherCopy(), await anotherCopy(), await anotherCopy()];
  const names = copies.map(({ copyName }) => copyName());
  expect(new Set(names).size).toBe(3);
  expect(copies.map(({ copyName }) => copyName())).toEqual(names);
});

test('what a server renders does not depend on how many copies it has loaded', async () => {
  const rendered = [await anotherCopy(), await anotherCopy()].map(({ copyName, useScopeName }) => {
    copyName();
    const Scope = () => createElement('p', { id: useScopeName() });
    return renderToStaticMarkup(createElement(Scope));
  });
  expect(rendered[0]).toMatch(/^<p id="leaf_/);
  expect(rendered[1]).toBe(rendered[0]);
});
