import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  sourcemap: true,
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
});
