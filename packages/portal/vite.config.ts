import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { fontLicence } from '../../scripts/lib/fontLicence.ts';
import { nonce, signInAhead } from './build/signInAhead.ts';

/**
 * The router's components are not marked as pure, so the bundler would keep all of them in the first page.
 * Its package offers only the build with developer warnings.
 */
const unusedRouterParts: Plugin = {
  name: 'leaf:unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replace('var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;'),
      // No line moves, so the source map still holds.
      map: null,
    }),
  },
};

/**
 * Groups of buttons are properties of the button, so the bundler would keep them in the first page. Nothing uses them,
 * and a use fails the build.
 */
const unusedButtonGroups: Plugin = {
  name: 'leaf:unused-button-groups',
  apply: 'build',
  transform: {
    filter: { code: /\b(ActionIcon|Button)\.Group/ },
    handler(code, id) {
      if (!/@mantine\/core\/esm\/components\/(ActionIcon|Button)\//.test(id))
        this.error('The groups of buttons are taken out in packages/portal/vite.config.ts.');
      // No line moves, so the source map still holds.
      return { code: code.replaceAll(/^(ActionIcon|Button)\.Group\w* = .*;$/gm, ''), map: null };
    },
  },
};

/**
 * A stylesheet that could not be fetched counts as loaded in Vite's helper, and its page would next be shown without it.
 * Here it is fetched again with the code.
 */
const stylesAgain: Plugin = {
  name: 'leaf:styles-again',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const again = code
        .replace(/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];')
        .replace(/(?<=e\.type === "error"\)) rej\(/, ' link.remove(), rej(');
      if (!again.includes('delete seen') || !again.includes('link.remove()'))
        this.error(
          'The helper of Vite is another one: see leaf:styles-again in packages/portal/vite.config.ts.',
        );
      return { code: again, map: null };
    },
  },
};

/** Preloads the font with the code, so that the first page's text is not laid out twice. */
const earlyFont: Plugin = {
  name: 'leaf:early-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-opsz-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

/** The modules shared by nearly every page behind the sign-in: not what the rows alone need. */
const signedIn =
  /portal\/src\/|connect\/src\/(?!campaigns\/(useRow|useStageRows|DeletedList|bulkRows)|estimator|images)|api-client\/src|rowNoticeLabels|ui\/src\/(format\/(?!RelativeTime|ago)|feedback\/(?!ConflictDialog|RecentlyDeleted)|layout\/(Page|Section))|@tanstack\/(react-query|query-core)|openapi-fetch|tabler|VisuallyHidden|Skeleton/;

/** What the pages of images and of creatives share: one file, as the first page names each of them. */
const jobParts =
  /ui\/src\/images\/(JobsTable|JobResult\/SizeComparison|OptimizeForm\/SsimSlider|ResultTable\/resultFiles|jobResult)|connect\/src\/images\/useJobs|optimiser\/src\/(presets|adUnits)/;

export default defineConfig({
  plugins: [
    unusedRouterParts,
    unusedButtonGroups,
    stylesAgain,
    earlyFont,
    signInAhead,
    fontLicence(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    // HTML is excluded: the server writes a nonce into every response.
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      exclude: /\.html$/,
      threshold: 1024,
      logLevel: 'silent',
    }),
  ],
  resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  html: { cspNonce: nonce },
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:8080', '/creative-preview': 'http://localhost:8080' },
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    license: { fileName: 'assets/LICENSES.md' },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        // Two chunks for the first page and one shared by the pages behind it: many small files queue on a slow network
        // and cost more on a slow processor.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'first', tags: ['$initial'] },
            { name: 'signed-in', test: signedIn, minShareCount: 4 },
            // Alone: with what it is made of, it would be loaded by every page of tables.
            { name: 'jobs', test: jobParts, minShareCount: 2, includeDependenciesRecursively: false },
          ],
        },
        // Nearly all functions of the libraries run at start. Browsers that support this hint compile them off the main
        // thread (explicit compile hints, https://v8.dev/blog/explicit-compile-hints).
        postBanner: ({ name }) => (name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});
