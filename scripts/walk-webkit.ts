import { existsSync, globSync } from 'node:fs';
import { startLeaf } from '../bench/portal/leaf.ts';
import { fail, run } from './lib/install.mjs';
import { walk } from './walk/journey.ts';
import { startWebKit } from './walk/webdriver.ts';

/**
 * The main job in WebKitGTK, the engine of Safari in Debian's build. It needs its own display and session
 * bus, so this script restarts itself inside them, and everything ends with it.
 */
const driver = '/usr/bin/WebKitWebDriver';
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
const session = ['/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'];

if (!miniBrowser || ![driver, ...session].every(existsSync))
  fail('WebKitGTK is not installed. On Debian: apt-get install webkit2gtk-driver xvfb dbus.');
else if (process.argv[2] === 'inside') await walkInWebKit(miniBrowser);
else {
  const again = [process.execPath, import.meta.filename, 'inside'];
  process.exitCode = await run('xvfb-run', ['-a', 'dbus-run-session', '--', ...again]);
}

async function walkInWebKit(binary: string) {
  const leaf = await startLeaf();
  try {
    const began = Date.now();
    const { browser, version, close } = await startWebKit(driver, binary);
    try {
      await walk(browser, leaf);
      console.log(`The main job was walked in ${version} in ${Math.round((Date.now() - began) / 1000)} s.`);
      console.log('1 passed, 0 failed');
    } finally {
      await close();
    }
  } finally {
    await leaf.stop();
  }
}
