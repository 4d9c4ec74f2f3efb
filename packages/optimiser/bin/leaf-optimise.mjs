#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a checkout the source runs as it is; the published package has only what was built from it.
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/cli/main.js', import.meta.url);
const { main } = await import((existsSync(source) ? source : built).href);
process.exitCode = await main(process.argv.slice(2));
