#!/usr/bin/env node
import { existsSync } from 'node:fs';

// In a checkout the source runs directly; the published package contains only the build.
const source = new URL('../src/cli/main.ts', import.meta.url);
const built = new URL('../dist/cli/main.js', import.meta.url);
const { main } = await import((existsSync(source) ? source : built).href);
process.exitCode = await main(process.argv.slice(2));
