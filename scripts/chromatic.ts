import { spawnSync } from 'node:child_process';

/** Publishes to Chromatic if there is a token; otherwise says that there is none. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
