import { defineConfig } from 'tsdown';
import { tidyTypes } from '../../scripts/packages/tidyTypes.ts';

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/bundle.ts', 'src/cli/main.ts', 'src/isolation/child.ts'],
  // File by file: the child stays where its parent looks for it, and a browser takes only what it uses.
  unbundle: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  // The modules are readable without; maps of every file with its source took half of the package.
  sourcemap: false,
  // The types have the comments on what is exported, and editors read them there.
  outputOptions: { comments: { jsdoc: false } },
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  hooks: { 'build:done': () => tidyTypes() },
  external: [/^node:/, 'sharp', 'icc', 'parse5', 'postcss', 'postcss-value-parser', 'svgo', 'yauzl', 'yazl'],
});
