import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
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
  resolve: { conditions: ['source', ...defaultClientConditions] },
  html: { cspNonce: 'LEAF_CSP_NONCE' },
  server: { port: 5173, proxy: { '/api': 'http://localhost:8080' } },
  build: {
    target: 'es2023',
    sourcemap: true,
    license: true,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
