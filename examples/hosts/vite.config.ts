import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist/vite',
    rolldownOptions: { input: ['router/index.html', 'tailwind/index.html', 'worker/index.html'] },
  },
});
