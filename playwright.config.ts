import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';
import { enterScratchFolder } from './scripts/lib/scratch.mjs';

enterScratchFolder();

const port = Number(process.env.E2E_PORT ?? 8099);
const baseURL = `http://localhost:${port}`;

/** Journeys in a real browser against `npm start`, the README's own command, with an empty data directory. */
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 120_000,
  // A shared machine may stall for seconds; a real fault fails twice.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['html', { open: 'never' }], ['./scripts/playwright-summary.ts']],
  use: {
    baseURL,
    launchOptions: chromiumLaunch,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // A trace of every journey doubles its time: each step keeps the whole page.
    trace: process.env.CI ? 'on-first-retry' : 'off',
  },
  webServer: {
    command: 'npm start',
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'leaf-e2e-')),
      DEMO: 'off',
      PLATFORM_ADMIN_EMAIL: 'operator@example.org',
      RATE_LIMIT_SCALE: '1000',
      // The port of e2e/support/host.ts.
      CORS_ORIGINS: `http://localhost:${port + 1}`,
    },
  },
});
