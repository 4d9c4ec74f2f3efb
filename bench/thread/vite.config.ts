import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/** The sources, compiled: a change is measured without packing it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
  logLevel: 'error',
  build: { target: 'es2023', rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
