import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** As Mantine's own template for Vite is set up. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
});
