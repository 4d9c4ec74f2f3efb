import { expect, it } from 'vitest';
import { say } from './figures.ts';
import { killRounds } from './kill.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 20);

it(`loses nothing it acknowledged in ${ROUNDS} rounds of kill -9 under four writers`, async () => {
  const { acknowledged, lost } = await killRounds(ROUNDS, 20_261_121);
  say(`kill -9: ${ROUNDS} rounds, ${acknowledged} writes acknowledged, ${lost.length} lost`);
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
}, 900_000);
