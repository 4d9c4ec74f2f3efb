import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { nonce, signInAhead } from './build/signInAhead.ts';

/** The router's components carry no mark that they may be left out, so all of them would come with the first page. */
const unusedRouterParts: Plugin = {
  name: 'leaf:unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
      // No line moves.
      map: null,
    }),
  },
};

/** The font comes beside the code that writes with it, so that no text of the first page is laid out twice. */
const earlyFont: Plugin = {
  name: 'leaf:early-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
  },
};

/** What nearly every page behind the sign-in is made of. */
const signedIn =
  /(portal|api-client)\/src|ui\/src\/(format|feedback|layout\/(Page|Section))|@tanstack\/(react-query|query-core)|openapi-fetch|tabler|VisuallyHidden|Skeleton/;

export default defineConfig({
  plugins: [
    unusedRouterParts,
    earlyFont,
    signInAhead,
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    // The page itself is left out: the server writes a nonce into it for each answer.
    compression({
      algorithms: ['gzip', 'brotliCompress'],
      exclude: /\.html$/,
      threshold: 1024,
      logLevel: 'silent',
    }),
  ],
  resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
  html: { cspNonce: nonce },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    license: true,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        // What the first page needs comes in two pieces, and what the pages behind it share in one: many small ones wait
        // for each other on a slow network and take longer on a slow processor.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
            { name: 'first', tags: ['$initial'] },
            { name: 'signed-in', test: signedIn, minShareCount: 4 },
          ],
        },
        // Nearly all of the libraries runs at once. Browsers that heed this compile them beside the page's own thread
        // (explicit compile hints, https://v8.dev/blog/explicit-compile-hints).
        postBanner: ({ name }) => (name === 'libraries' ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
});
