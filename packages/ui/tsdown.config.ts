import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', charts: 'src/charts.ts' },
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  // One file per module, so that an app which shows one screen carries one screen.
  unbundle: true,
  banner: { js: "'use client';" },
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
  inputOptions: { checks: { moduleLevelDirective: false } },
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  // Mantine's mixins need PostCSS; the default transformer does not know it.
  // The stylesheet names its fonts relative to itself.
  copy: [
    {
      from: '../../node_modules/@fontsource-variable/inter/files/inter-*-wght-normal.woff2',
      to: 'dist/files',
    },
  ],
  css: { splitting: false, fileName: 'styles.css', transformer: 'postcss', postcss: '../..' },
});
