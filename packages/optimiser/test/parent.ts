// A program in the middle of a job, for the test that kills it. Prints the process id of its child.
import { createOptimiser } from '../src/index.ts';
import { fixture } from './pictures.ts';

const optimiser = createOptimiser();
await optimiser.optimise({
  bytes: fixture('seeding-600x500.png'),
  mode: 'lightweighting',
  target: 0.98,
  onPoint: () => process.stdout.write(`${optimiser.pids.jobs}\n`),
});
