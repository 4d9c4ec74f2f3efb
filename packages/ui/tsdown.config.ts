import { createHash } from 'node:crypto';
import babel from '@rolldown/plugin-babel';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'tsdown';
import { tidyTypes } from '../../scripts/packages/tidyTypes.ts';
import { assertCompiled, logger } from './build/compiled.ts';
import { joinStyles } from './build/joinStyles.ts';
import { writeThirdParty } from './build/thirdParty.ts';
import { writeWordsAlone } from './build/wordsAlone.ts';

// Else the compiler adds what only hot reloading needs.
process.env.NODE_ENV = 'production';

/** Modules that render or keep state are client modules; rules and words remain callable in server components. */
const browserOnly = /^(react|recharts|@mantine\/|@tabler\/|@tanstack\/)/;

/**
 * Removes what only the tools before say to each other: a word to the compiler, of which the bundlers of hosts would
 * warn, and the mark at every element that making it has no side effects, which they need only outside functions.
 * The classes of a sheet get the same short name in every module: named after their sheet, they weigh three kilobytes.
 */
const tidyCode = {
  name: 'leaf:tidy-code',
  renderChunk: (code: string) => {
    const sheets = [...new Set(code.match(/\b\w+_module_default\b/g))];
    return {
      code: code
        .replaceAll(/^\s*(["'])use no memo\1;\n/gm, '')
        .replaceAll(/\/\* @__PURE__ \*\/ (?=jsxs?\()/g, '')
        .replaceAll(/\b\w+_module_default\b/g, (name) => `css$${sheets.indexOf(name)}`),
      map: null,
    };
  },
};

/** The name of a class of a component's sheet: its own and a hash of the sheet. */
const scoped = (name: string, _file: string, sheet: string): string =>
  `_${name}_${createHash('sha256').update(sheet).digest('base64url').slice(0, 5)}`;

/** What both builds read. */
const shared: UserConfig = {
  entry: {
    index: 'src/index.ts',
    charts: 'src/charts.ts',
    rules: 'src/rules.ts',
    plan: 'src/plan.ts',
    sheets: 'src/sheets.ts',
    brand: 'src/brand.ts',
    compare: 'src/compare.ts',
    bundles: 'src/bundles.ts',
    differences: 'src/differences.ts',
    labels: 'src/labels.ts',
  },
  format: 'esm',
  platform: 'browser',
  tsconfig: 'tsconfig.build.json',
  // Mantine's mixins need PostCSS; the default transformer does not support them.
  // A line number in each name of a class, as is the default, weighs two kilobytes.
  css: {
    splitting: true,
    transformer: 'postcss',
    postcss: '../..',
    modules: { generateScopedName: scoped },
  },
};

/** The modules. */
const code: UserConfig = {
  ...shared,
  // The portal, the stories and the benches are compiled the same way: hosts get what is measured.
  plugins: [babel({ presets: [reactCompilerPreset({ logger })] }), tidyCode],
  target: 'es2023',
  // One file per module, so that an app with one screen ships only that screen.
  unbundle: true,
  // A map of every file with its source would make the package twice as large.
  sourcemap: false,
  // Names of modules stay: React's developer tools and stack traces show them, and they compress as well as short ones.
  minify: { compress: { keepNames: { function: true, class: true } }, mangle: { toplevel: false } },
  inputOptions: { checks: { moduleLevelDirective: false } },
  outputOptions: {
    // The types have them, and editors read them there.
    comments: { jsdoc: false },
    banner: ({ fileName, imports }) =>
      fileName.endsWith('.js') && imports.some((id) => browserOnly.test(id)) ? "'use client';" : '',
  },
  dts: false,
  hooks: {
    'build:done': async ({ chunks }) => {
      assertCompiled();
      await joinStyles(chunks);
      await writeWordsAlone();
      await writeThirdParty();
    },
  },
};

/** The types, in a few files: with one for each module, they would be larger by a fourth. */
const types: UserConfig = {
  ...shared,
  dts: { emitDtsOnly: true, tsgo: { path: '../../node_modules/.bin/tsc' } },
  hooks: { 'build:done': () => tidyTypes() },
};

export default defineConfig([code, types]);
