import { spawn } from 'node:child_process';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, fail, root, toolEnvironment } from './lib/install.mjs';

/**
 * Every check of the project, in the order in which a fault shows soonest. `npm test` runs all of them,
 * `npm test -- lint unit` only those named. A check that prints `N passed, N failed` counts its tests;
 * any other counts as one.
 */
const checks = {
  lint: 'biome check --error-on-warnings .',
  contract: 'redocly lint openapi.yaml',
  generated: 'npm run --silent check:generated --workspaces --if-present',
  types: 'tsc -p .',
  unused: 'knip',
  unit: 'vitest run --project unit',
  server: 'vitest run --project server',
  'stories-light': 'vitest run --project stories-light',
  'stories-dark': 'vitest run --project stories-dark',
  packages: 'npm run --silent check:packages',
  storybook: 'npm run --silent build-storybook -- --quiet',
  e2e: 'playwright test',
};

const only = process.argv.slice(2);
const unknown = only.filter((name) => !(name in checks));
if (unknown.length > 0)
  fail(`There is no check named ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`);

await ensureInstalled();
await ensureBrowser();

const env = {
  ...toolEnvironment(),
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  FORCE_COLOR: '0',
};
const total = { passed: 0, failed: 0 };
const rows = [];
for (const [name, command] of Object.entries(checks)) {
  if (only.length > 0 && !only.includes(name)) continue;
  console.log(`\n── ${name}: ${command}`);
  const began = Date.now();
  const { code, counted } = await runCounting(command);
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  const passed = counted.passed === 0 && failed === 0 ? 1 : counted.passed;
  total.passed += passed;
  total.failed += failed;
  rows.push({ check: name, passed, failed, seconds: Math.round((Date.now() - began) / 1000) });
}
console.log();
console.table(rows);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function runCounting(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const counted = { passed: 0, failed: 0 };
    let rest = '';
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const match = /^(\d+) passed, (\d+) failed/.exec(line);
        if (match) {
          counted.passed += Number(match[1]);
          counted.failed += Number(match[2]);
        }
      }
    });
    child.on('close', (code) => resolve({ code, counted }));
  });
}
