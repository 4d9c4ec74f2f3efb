import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    browser: 'src/browser.ts',
    cli: 'src/cli/main.ts',
    // Beside the others: whoever starts the child looks for it there.
    child: 'src/isolation/child.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  sourcemap: true,
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  external: [/^node:/, 'sharp', 'icc'],
});
