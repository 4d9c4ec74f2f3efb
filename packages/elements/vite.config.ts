import { readFileSync } from 'node:fs';
import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { fontLicence } from '../../scripts/lib/fontLicence.ts';
import { oneFile } from './build/oneFile.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    oneFile(version),
    fontLicence(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.js$/, logLevel: 'silent' }),
  ],
  resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
  // Addresses relative to the module, wherever it is served.
  base: './',
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    license: { fileName: 'LICENSES.md' },
    rolldownOptions: {
      input: 'src/index.ts',
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: false,
        entryFileNames: 'leaf.js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'leaf.css' : 'files/[name][extname]',
      },
    },
  },
});
