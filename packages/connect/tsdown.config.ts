import { globSync } from 'node:fs';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'tsdown';
import { tidyTypes } from '../../scripts/packages/tidyTypes.ts';

// Else the compiler adds what only hot reloading needs.
process.env.NODE_ENV = 'production';

/** Modules that render or keep state are client modules. */
const browserOnly = /^(react|@mantine\/|@tanstack\/|@leaf\/ui)/;

/** The address of the worker names the built file, and the bundlers of apps find it there. */
const builtWorker = {
  name: 'leaf:built-worker',
  transform: {
    filter: { id: /differences\.ts$/ },
    handler: (code: string) => ({
      code: code.replace('/differenceWorker.ts', '/differenceWorker.js'),
      map: null,
    }),
  },
};

/** By name, as a pattern would move the root of all files. */
const words = Object.fromEntries(
  globSync('src/words/*.ts').map((file) => [file.slice('src/'.length, -'.ts'.length), file]),
);

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    hooks: 'src/hooks.ts',
    'images/differenceWorker': 'src/images/differenceWorker.ts',
    ...words,
  },
  format: 'esm',
  platform: 'browser',
  // The portal is compiled the same way: hosts get what is measured.
  plugins: [builtWorker, babel({ presets: [reactCompilerPreset()] })],
  target: 'es2023',
  // One file per module, so that an app with one component ships only that.
  unbundle: true,
  // A map of every file with its source would make the package half as large again.
  sourcemap: false,
  tsconfig: 'tsconfig.build.json',
  inputOptions: { checks: { moduleLevelDirective: false } },
  outputOptions: {
    // The types have them, and editors read them there.
    comments: { jsdoc: false },
    banner: ({ fileName, imports }) =>
      fileName.endsWith('.js') && imports.some((id) => browserOnly.test(id)) ? "'use client';" : '',
  },
  // Inlined types of the query library would differ from those that an app imports from it.
  deps: { neverBundle: [/^@tanstack\//, /^@leaf\//] },
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  hooks: { 'build:done': () => tidyTypes() },
});
