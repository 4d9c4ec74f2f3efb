import { spawnSync } from 'node:child_process';

/** Publishes to Chromatic where there is a token, and says so where there is none. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.');
} else {
  const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
