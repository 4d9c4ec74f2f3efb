import { defineConfig } from 'tsdown';
import { tidyTypes } from '../../scripts/packages/tidyTypes.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    query: 'src/query.ts',
    contract: 'src/contract.ts',
    'mocks/index': 'src/mocks/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  // The modules are readable without; maps of every file with its source took a third of the package.
  sourcemap: false,
  tsconfig: 'tsconfig.build.json',
  copy: ['../../openapi.yaml'],
  // Inlined types of the query library would differ from those that an app imports from it.
  deps: { neverBundle: [/^@tanstack\//] },
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  hooks: { 'build:done': () => tidyTypes() },
});
