import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  logLevel: 'error',
  build: { target: 'es2023', rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
