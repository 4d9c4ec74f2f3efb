import { readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsdown';

/** What draws or keeps state belongs to the browser; rules and words stay callable in server components. */
const browserOnly = /^(react|recharts|@mantine\/|@tabler\/|@tanstack\/)/;

export default defineConfig({
  entry: { index: 'src/index.ts', charts: 'src/charts.ts', rules: 'src/rules.ts' },
  format: 'esm',
  platform: 'browser',
  target: 'es2023',
  // One file per module, so that an app which shows one screen carries one screen.
  unbundle: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
  inputOptions: { checks: { moduleLevelDirective: false } },
  outputOptions: {
    banner: ({ fileName, imports }) =>
      fileName.endsWith('.js') && imports.some((id) => browserOnly.test(id)) ? "'use client';" : '',
  },
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  // The stylesheet names its fonts relative to itself.
  copy: [
    {
      from: '../../node_modules/@fontsource-variable/inter/files/inter-*-wght-normal.woff2',
      to: 'dist/files',
    },
  ],
  // Mantine's mixins need PostCSS; the default transformer does not know it.
  css: { splitting: false, fileName: 'styles.css', transformer: 'postcss', postcss: '../..' },
  hooks: {
    // For hosts which order their styles by layers.
    'build:done': async () => {
      const styles = await readFile('dist/styles.css', 'utf8');
      await writeFile('dist/styles.layer.css', `@layer leaf {\n${styles}}\n`);
    },
  },
});
