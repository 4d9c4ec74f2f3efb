import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

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

export default defineConfig({
  plugins: [
    unusedRouterParts,
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
  html: { cspNonce: 'LEAF_CSP_NONCE' },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
  build: {
    target: 'es2023',
    sourcemap: true,
    manifest: true,
    license: true,
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      // What the first page needs comes in one piece: many small ones arrive later on a slow processor.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
});
