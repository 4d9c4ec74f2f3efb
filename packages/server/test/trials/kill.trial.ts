import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { say } from './figures.ts';
import { killRounds } from './kill.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 20);
const dirs: string[] = [];
afterAll(async () => {
  for (const dir of dirs) await rm(dir, { recursive: true, force: true });
});

it(`loses nothing it acknowledged in ${ROUNDS} rounds of kill -9 under four writers`, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'leaf-kill-'));
  dirs.push(dir);
  const { acknowledged, lost } = await killRounds(dir, ROUNDS, 20_261_121);
  say(`kill -9: ${ROUNDS} rounds, ${acknowledged} writes acknowledged, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
}, 900_000);
