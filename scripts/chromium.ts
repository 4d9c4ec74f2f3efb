import { existsSync } from 'node:fs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
const executablePath = process.env.CHROMIUM_PATH ?? system;

/**
 * How every browser test starts Chromium: from `CHROMIUM_PATH`, otherwise the system's own, otherwise
 * Playwright's. An empty `CHROMIUM_PATH` means Playwright's.
 */
export const chromiumLaunch = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
};
