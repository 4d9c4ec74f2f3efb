import { mkdirSync } from 'node:fs';
import { availableParallelism, constants, getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { ensureBrowser, findFirefox } from './lib/browser.mjs';
import { ensureInstalled, fail, root, run, toolEnvironment } from './lib/install.mjs';
import { outcomeOf } from './lib/outcome.mjs';
import { enterScratchFolder } from './lib/scratch.mjs';

/**
 * Every check of the project, ordered so that failures show early; the checks of one group run in parallel. The second
 * group ends with its shortest, so that no core waits for a long one at the end.
 * Their dependencies are in `package.json` under `wireit`: a check whose files have not changed is not run
 * again. `npm test` runs all of them, `npm test -- lint unit` only those named.
 */
const groups = [
  ['lint', 'types', 'contract', 'generated', 'unused', 'size', 'browsers'],
  ['server', 'unit', 'e2e', 'stories', 'examples', 'portal', 'packages', 'storybook', 'firefox'],
];
const names = groups.flat();
/** @param {string} name */
const script = (name) => (name === 'storybook' ? 'build-storybook' : `check:${name}`);

const only = process.argv.slice(2);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0)
  fail(`There is no check named ${unknown.join(', ')}. There are: ${names.join(', ')}.`);

await ensureInstalled();
await ensureBrowser();
enterScratchFolder();

const env = {
  ...toolEnvironment(),
  WIREIT_FAILURES: 'continue',
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NO_COLOR: '1',
  // A newly installed browser is a change: the skipped check then runs.
  FIREFOX_PATH: findFirefox() ?? '',
};
// The optimiser's jobs have a priority below normal. Tests that wait for one would otherwise wait until the other checks,
// which keep every core busy, leave it some time. Only root may raise the priority of `nice npm test` again.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL - 1));
const began = Date.now();
const folder = path.join(root, '.cache/checks');
mkdirSync(folder, { recursive: true });
/** The checks that did not end well, or whose needs did not: then they were not run. */
const unwell = new Set();
for (const group of groups) await runAll(group.filter((name) => only.length === 0 || only.includes(name)));

const rows = names
  .filter((name) => only.length === 0 || only.includes(name))
  .map((name) => outcomeOf(name, { folder, began, isUnwell: unwell.has(name) }));
const failing = rows.filter(({ failed }) => failed > 0);
for (const { name, lastLines } of failing) console.log(`\n── ${name} failed; its last lines:\n${lastLines}`);
console.log();
console.table(rows.map(({ name, passed, failed, seconds }) => ({ check: name, passed, failed, seconds })));
/** @param {'passed' | 'failed'} key */
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = failing.length === 0 ? 0 : 1;

/**
 * Runs checks, as many at a time as there are cores.
 *
 * @param {readonly string[]} group
 */
async function runAll(group) {
  const queue = [...group];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      console.log(`── ${name} …`);
      if ((await run('npm', ['run', '--silent', script(name)], { env })) !== 0) unwell.add(name);
    }
  };
  await Promise.all(Array.from({ length: Math.min(group.length, availableParallelism()) }, work));
}
