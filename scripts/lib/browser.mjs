import { existsSync } from 'node:fs';
import { fail, run, toolEnvironment } from './install.mjs';

/** Where systems keep Chromium. The shell without windows is the same engine, and a journey costs an eighth less. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium of `CHROMIUM_PATH`, otherwise the system's own; nothing, or an empty path, means Playwright's. */
export const findChromium = () => process.env.CHROMIUM_PATH ?? systemBrowsers.find(existsSync);

/** The Firefox of this machine, if it has one. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file && existsSync(file),
  );

async function installed() {
  if (findChromium()) return true;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath());
}

/** A browser for the tests: Debian's package if we may install it, otherwise Playwright's own. */
export async function ensureBrowser() {
  if (await installed()) return;
  console.log('Installing a browser for the tests …');
  const debianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  /** @type {import('node:child_process').SpawnOptions} */
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
  const code = debianRoot
    ? (await run('apt-get', ['update', '-qq'], quiet)) ||
      (await run(
        'apt-get',
        ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
        quiet,
      ))
    : await run('playwright', ['install', 'chromium'], { env: toolEnvironment() });
  if (code !== 0) fail('No browser could be installed. Install Chromium, or name one in CHROMIUM_PATH.');
}
