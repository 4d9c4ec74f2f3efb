import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { serve } from '../lib/serve.ts';
import { inBrowser } from './browser.mjs';
import { tool } from './pack.ts';
import { casesModule, storiesOfThePackage } from './stories.mjs';

const wrap = `
import { createElement, Fragment, StrictMode, useEffect } from 'react';

function Told({ tell }) {
  useEffect(tell, [tell]);
  return null;
}

export const wrap = (LeafProvider, one, tell) =>
  createElement(
    StrictMode,
    null,
    createElement(
      LeafProvider,
      { env: 'test', colorScheme: 'light' },
      createElement(Fragment, null, one.element(), createElement(Told, { tell })),
    ),
  );
`;

const serverModule = `
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { prerender } from 'react-dom/static';
import { cases, LeafProvider, parts } from './cases.js';
import { wrap } from './wrap.js';

let current = '';
const faults = [];
console.error = (...said) => faults.push(current + ': ' + said.join(' ').slice(0, 300));
const drawn = {};
for (const one of cases) {
  current = one.name;
  try {
    const { prelude } = await prerender(wrap(LeafProvider, one, () => undefined), {
      identifierPrefix: one.name,
      onError: (error) => faults.push(one.name + ': ' + error.message),
    });
    drawn[one.name] = await text(prelude);
  } catch (error) {
    faults.push(one.name + ': ' + error.stack.split('\\n').slice(0, 3).join(' '));
  }
}
const known = new Set(cases.map(({ part }) => part));
writeFileSync('drawn.json', JSON.stringify({ drawn, faults, parts, without: parts.filter((part) => !known.has(part)) }));
process.exit(0);
`;

const pageModule = `
import { captureOwnerStack } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { cases, LeafProvider } from './cases.js';
import { wrap } from './wrap.js';

const faults = [];
console.error = (...said) => faults.push(said.join(' ').slice(0, 600) + (captureOwnerStack() ?? '').slice(0, 400));
const waiting = new Set();
const done = (name) => {
  waiting.delete(name);
  if (waiting.size === 0) window.hydrated = { faults, roots: cases.length };
};
for (const one of cases) waiting.add(one.name);
for (const one of cases)
  hydrateRoot(document.getElementById(one.name), wrap(LeafProvider, one, () => done(one.name)), {
    identifierPrefix: one.name,
    onRecoverableError: (error) => faults.push(one.name + ': ' + error.message.slice(0, 1200)),
    onUncaughtError: (error) => {
      faults.push(one.name + ': ' + error.message.slice(0, 600));
      done(one.name);
    },
  });
`;

/**
 * Covered by the stories of the component they belong to; the boundary's own stories throw, which a server may not
 * catch.
 */
const drawnByOthers = new Set([
  ...['LeafProvider', 'LeafLink', 'PartBoundary', 'Wordmark', 'WaitingPage', 'CodeField', 'PasswordField'],
  ...['LogInForm', 'SignUpForm', 'CreateCard', 'JoinCard', 'DangerZone', 'RenameForm', 'ManageSubscription'],
  ...['PendingOrganizationList', 'RowActions', 'RowLink'],
]);

/**
 * Every story of every exported component: rendered in plain Node, then hydrated in React's strict mode in a browser.
 */
export async function drawEverything(app, check) {
  const files = {
    'cases.js': casesModule(app),
    'wrap.js': wrap,
    'server.js': serverModule,
    'page.js': pageModule,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(app, file), text);
  await writeFile(path.join(app, 'page.html'), '<script type="module" src="./page.js"></script>');
  const common = {
    configFile: false,
    root: app,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [storiesOfThePackage()],
  };
  const options = {
    minify: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    assetsDir: '_',
    emptyOutDir: false,
  };
  const rolldownOptions = { shimMissingExports: true };
  // This makes React and Vite use their development builds, which are the ones that warn.
  process.env.NODE_ENV = 'development';
  let drawn = {};
  await check('ui: every story renders in plain Node', async () => {
    await build({
      ...common,
      build: {
        ...options,
        ssr: 'server.js',
        outDir: 'node',
        rolldownOptions: { ...rolldownOptions, external: /^(?!\.|\/|\0)[^:]*$/ },
      },
    });
    await tool('node', ['node/server.js'], { cwd: app });
    const answer = JSON.parse(await readFile(path.join(app, 'drawn.json'), 'utf8'));
    drawn = answer.drawn;
    const without = answer.without.filter((part) => !drawnByOthers.has(part));
    const faults = [...answer.faults, ...without.map((part) => `${part} has no story.`)];
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return `${answer.parts.length} components, ${Object.keys(drawn).length} stories`;
  });
  await check('ui: every story hydrates in strict mode without a warning', async () => {
    await build({
      ...common,
      build: {
        ...options,
        outDir: 'page',
        rolldownOptions: { ...rolldownOptions, input: path.join(app, 'page.html') },
      },
    });
    const html = await readFile(path.join(app, 'page/page.html'), 'utf8');
    const places = Object.entries(drawn).map(([name, text]) => `<div data-case id="${name}">${text}</div>`);
    const start =
      '<!doctype html><html lang="en" data-mantine-color-scheme="light"><meta charset="utf-8"><title>All</title><link rel="icon" href="data:,">';
    await writeFile(
      path.join(app, 'page/index.html'),
      `${start}<body>${places.join('')}${html}</body></html>`,
    );
    const server = await serve(path.join(app, 'page'));
    try {
      return await inBrowser(server.origin, async (page) => {
        const state = await page.waitForFunction(() => window.hydrated, undefined, { timeout: 240_000 });
        const { faults, roots } = await state.jsonValue();
        if (faults.length > 0) throw new Error(faults.slice(0, 12).join('\n'));
        return `${roots} stories`;
      });
    } finally {
      server.close();
    }
  });
}
