// Compares, in one run: the metric kernel with ssim.js, and whole jobs with their bare encodes, with
// bisection and with a fixed grid. `--sizes 300x250,4` selects what to run.
import { benchJobs } from './jobs.ts';
import { benchMetric } from './metric.ts';
import { readSizes } from './options.ts';
import { load, print } from './print.ts';

const sizes = readSizes();
const start = performance.now();
print(`At the start: ${load()}`);
await benchMetric();
await benchJobs(sizes);
print(`\nAt the end: ${load()}, ${((performance.now() - start) / 1000).toFixed(0)} s`);
