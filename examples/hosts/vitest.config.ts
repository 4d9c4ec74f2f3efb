import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['tests/*.test.tsx', 'connected/*.test.tsx'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 60_000,
  },
});
