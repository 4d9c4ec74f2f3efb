import { defineConfig } from 'tsdown';
import { tidyTypes } from '../../scripts/packages/tidyTypes.ts';

export default defineConfig({
  entry: ['src/index.ts', 'src/examples.ts', 'src/words.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  // One file per module, so that an app ships only the stages it calculates.
  unbundle: true,
  // The modules are readable without.
  sourcemap: false,
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  hooks: { 'build:done': () => tidyTypes() },
});
