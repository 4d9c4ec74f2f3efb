import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  reporter: [['list'], ['html', { open: 'never' }], ['./scripts/playwright-summary.mjs']],
  use: { launchOptions: chromiumLaunch, locale: 'en-GB', timezoneId: 'UTC', trace: 'retain-on-failure' },
});
