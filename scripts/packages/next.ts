import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { toolEnvironment } from '../lib/install.mjs';
import { inBrowser } from './browser.ts';
import { playServers } from './connected.ts';
import { outputOf } from './pack.ts';
import { assertQuiet } from './quiet.ts';
import type { Check } from './results.ts';

const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

/** Builds the Next example, starts it, and opens it: words of the server, and a part that the browser connects. */
export async function tryNext(folder: string, check: Check): Promise<void> {
  const built = await check('next: is built, and the bundler warns of nothing', async () => {
    const { stdout, stderr } = await outputOf('npm', ['run', '--silent', 'build'], { cwd: folder, env });
    assertQuiet(`${stdout}\n${stderr}`);
    assert.doesNotMatch(`${stdout}${stderr}`, /warn/i);
  });
  if (!built) return;
  await check('next: a server component has the words, and hydration changes nothing', async () => {
    const server = await started(folder);
    try {
      const html = await (await fetch(server.origin)).text();
      assert.match(html, /Speicherung/, 'the words of a server component');
      assert.match(html, /Masters: [\d,]+ kg CO2e/, 'the rules, the model and the formats');
      await inBrowser(
        server.origin,
        async (page) => {
          await page.getByRole('heading', { name: 'Speicherung', level: 1 }).waitFor();
          await page
            .getByRole('region', { name: 'Summen je Stufe' })
            .getByText('Speicherung')
            .first()
            .waitFor();
        },
        { prepare: async (context) => void (await playServers(context)), expected: /401/ },
      );
    } finally {
      server.close();
    }
  });
}

/** The app in production, on a free port. */
async function started(folder: string): Promise<{ origin: string; close: () => void }> {
  // Hoisted where several apps are installed as one.
  const program = createRequire(path.join(folder, 'package.json')).resolve('next/dist/bin/next');
  const child = spawn('node', [program, 'start', '--hostname', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /Local:.*:(\d+)/.exec(line) ?? [];
    if (port) return { origin: `http://127.0.0.1:${port}`, close: () => void child.kill() };
  }
  throw new Error('Next did not start.');
}
