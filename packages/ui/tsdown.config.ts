import { readFile, rm, writeFile } from 'node:fs/promises';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'tsdown';

// Else the compiler adds what only hot reloading needs.
process.env.NODE_ENV = 'production';

/** Modules that render or keep state are client modules; rules and words remain callable in server components. */
const browserOnly = /^(react|recharts|@mantine\/|@tabler\/|@tanstack\/)/;

const fonts = '../../node_modules/@fontsource-variable/inter/files/';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    charts: 'src/charts.ts',
    rules: 'src/rules.ts',
    plan: 'src/plan.ts',
    sheets: 'src/sheets.ts',
    brand: 'src/brand.ts',
  },
  format: 'esm',
  platform: 'browser',
  // The portal, the stories and the benches are compiled the same way: hosts get what is measured.
  plugins: [babel({ presets: [reactCompilerPreset()] })],
  target: 'es2023',
  // One file per module, so that an app with one screen ships only that screen.
  unbundle: true,
  sourcemap: true,
  tsconfig: 'tsconfig.build.json',
  inputOptions: { checks: { moduleLevelDirective: false } },
  outputOptions: {
    banner: ({ fileName, imports }) =>
      fileName.endsWith('.js') && imports.some((id) => browserOnly.test(id)) ? "'use client';" : '',
  },
  dts: { tsgo: { path: '../../node_modules/.bin/tsc' } },
  // The stylesheet references its fonts relative to itself.
  copy: [
    {
      from: [
        `${fonts}inter-{cyrillic,greek,latin}-ext-wght-normal.woff2`,
        `${fonts}inter-{cyrillic,greek,vietnamese}-wght-normal.woff2`,
        `${fonts}inter-latin-opsz-normal.woff2`,
      ],
      to: 'dist/files',
    },
  ],
  // Mantine's mixins need PostCSS; the default transformer does not support them.
  css: { splitting: true, transformer: 'postcss', postcss: '../..' },
  hooks: { 'build:done': ({ chunks }) => joinStyles(chunks) },
});

/**
 * One stylesheet in the order in which the modules run, global styles first; bundlers that concatenate it themselves
 * use the order in which the files happen to be ready. The layered one is for hosts that order styles by layers.
 */
async function joinStyles(chunks: readonly { fileName: string; type: string; imports?: string[] }[]) {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports ?? []]));
  const order = new Set<string>();
  const visit = (file: string, path: ReadonlySet<string>) => {
    if (order.has(file) || path.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, new Set([...path, file]));
    order.add(file);
  };
  for (const entry of ['index.js', 'charts.js', 'plan.js']) visit(entry, new Set());
  const sheets = new Set(chunks.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css')));
  const own = [...order]
    .map((file) => file.replace(/\.js$/, '.css'))
    .filter((file) => file.endsWith('.module.css'));
  const shared = [...sheets].filter((file) => !file.endsWith('.module.css') && file !== 'styles.css').sort();
  const parts = ['styles.css', ...shared, ...own].filter((file) => sheets.has(file));
  if (parts.length !== sheets.size) throw new Error('A stylesheet belongs to no module.');
  const texts = await Promise.all(parts.map((file) => readFile(`dist/${file}`, 'utf8')));
  await Promise.all(parts.map((file) => rm(`dist/${file}`)));
  const styles = texts.join('').replaceAll('@fontsource-variable/inter/files/', './files/');
  await writeFile('dist/styles.css', styles);
  await writeFile('dist/styles.layer.css', `@layer leaf {\n${styles}}\n`);
}
