import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
  worker: { format: 'es' },
  logLevel: 'error',
  build: { target: 'es2023', rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
