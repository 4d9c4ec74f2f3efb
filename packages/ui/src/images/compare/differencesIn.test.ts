import { expect, it } from 'vitest';
import { differencesIn, scoresIn } from './differencesIn.ts';

const refused = () => {
  throw new Error('A policy forbids workers.');
};

it.each([
  ['differences', differencesIn(refused)],
  ['scores', scoresIn(refused)],
] as const)('%s are refused, not thrown, where no worker starts', async (_, measure) => {
  const picture = new Blob();
  const measured = measure(picture, picture);
  await expect(measured).rejects.toThrow('The pictures cannot be compared.');
});
