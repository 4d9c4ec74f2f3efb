import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs one check of the project and writes its result to `.cache/checks/NAME.json`, from which `npm test`
 * adds up the totals.
 *
 * node scripts/check.ts NAME COMMAND [ARGUMENT …]
 *
 * A check that prints `N passed, N failed` counts its tests; any other counts as one. A check that skipped
 * everything has passed nothing.
 */
const [name = '', command = '', ...args] = process.argv.slice(2);
const file = path.resolve(import.meta.dirname, `../.cache/checks/${name}.json`);

const began = Date.now();
let output = '';
const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
const streams = [child.stdout, child.stderr];
for (const stream of streams)
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
    process.stdout.write(chunk);
  });
const letGo = () => {
  for (const stream of streams) stream.destroy();
};
const code = await new Promise<number>((resolve) => {
  child.on('error', (error) => {
    output += error.message;
    resolve(127);
  });
  // What it started may live on, as after a crash, and hold its output open.
  child.on('exit', () => setTimeout(letGo, 5_000).unref());
  child.on('close', (exit) => resolve(exit ?? 1));
});

const result = { name, ...count(), seconds: Math.round((Date.now() - began) / 1000) };
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...result, lastLines: lastLines() })}\n`);
process.exitCode = result.failed > 0 ? 1 : 0;

function count() {
  const counted = { passed: 0, failed: 0 };
  const summaries = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)];
  for (const [, passed, failed] of summaries) {
    counted.passed += Number(passed);
    counted.failed += Number(failed);
  }
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  if (code === 0 && summaries.length === 0) counted.passed = 1;
  return counted;
}

/** The end of what a failed check printed; empty if it passed. */
function lastLines() {
  return code === 0 ? '' : output.trimEnd().split('\n').slice(-100).join('\n');
}
