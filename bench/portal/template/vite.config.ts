import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The same configuration as Mantine's own template for Vite. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
});
