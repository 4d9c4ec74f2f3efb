import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled, fail, root, toolEnvironment } from './lib/install.mjs';

/**
 * Every check of the project, in the order in which a fault shows soonest. Those of one group run side by side, as
 * many as there are cores. `npm test` runs all of them, `npm test -- lint unit` only those named. A check that prints
 * `N passed, N failed` counts its tests; any other counts as one.
 */
const groups = [
  {
    lint: 'biome check --error-on-warnings .',
    types: 'tsc -p .',
    contract: 'redocly lint openapi.yaml',
    generated: 'npm run --silent check:generated --workspaces --if-present',
    unused: 'knip',
    size: 'npm run --silent size',
  },
  { unit: 'vitest run --project unit' },
  { server: 'vitest run --project server' },
  {
    'stories-light': 'vitest run --project stories-light',
    'stories-dark': 'vitest run --project stories-dark',
  },
  {
    e2e: 'playwright test',
    // One after the other: both build the packages.
    packages: 'npm run --silent check:packages && npm run --silent check:examples',
    portal: 'vitest run --project portal',
    storybook: 'npm run --silent build-storybook -- --quiet',
  },
];
const names = groups.flatMap((group) => Object.keys(group));

const only = process.argv.slice(2);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0)
  fail(`There is no check named ${unknown.join(', ')}. There are: ${names.join(', ')}.`);

await ensureInstalled();
await ensureBrowser();

const env = {
  ...toolEnvironment(),
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
};
const rows = [];
for (const group of groups) {
  const queue = Object.entries(group).filter(([name]) => only.length === 0 || only.includes(name));
  const lanes = Math.min(queue.length, availableParallelism());
  await Promise.all(Array.from({ length: lanes }, () => work(queue, lanes > 1)));
}
rows.sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
const failing = rows.filter(({ failed }) => failed > 0);
for (const { name, output } of failing)
  console.log(`\n── ${name} failed; its last lines:\n${lastLines(output)}`);
console.log();
console.table(rows.map(({ name: check, passed, failed, seconds }) => ({ check, passed, failed, seconds })));
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failing.length === 0 ? 0 : 1;

/** Runs the checks of a queue one after another; beside others, a check's output appears when it has ended. */
async function work(queue, besideOthers) {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [name, command] = next;
    const title = `\n── ${name}: ${command}`;
    console.log(besideOthers ? `${title} …` : title);
    const began = Date.now();
    const { code, output } = await run(command, !besideOthers);
    const seconds = Math.round((Date.now() - began) / 1000);
    if (besideOthers) console.log(`${title}\n${output}`);
    rows.push({ name, seconds, output, ...count(output, code) });
  }
}

function count(output, code) {
  const counted = { passed: 0, failed: 0 };
  for (const [, passed, failed] of output.matchAll(/^(\d+) passed, (\d+) failed/gm)) {
    counted.passed += Number(passed);
    counted.failed += Number(failed);
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (code === 0 && counted.passed === 0) counted.passed = 1;
  return counted;
}

/** Where a check says what failed. */
function lastLines(output) {
  return output.trimEnd().split('\n').slice(-100).join('\n');
}

function run(command, showing) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      if (showing) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('close', (code) => resolve({ code, output }));
  });
}
