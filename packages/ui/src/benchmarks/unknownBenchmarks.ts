import { ofEachStage, stages } from '@leaf/emissions';
import { benchmarkNames } from './BenchmarkGrid/BenchmarkGrid.tsx';

const names = Object.keys(benchmarkNames);
/** Where the names of each stage end, in the order of the stages. */
const ends = [4, 12, 15, 25];

/** The reference values before they are known: their names, so that each has its place. */
export const unknownBenchmarks = ofEachStage((stage): Readonly<Record<string, null>> => {
  const at = stages.indexOf(stage);
  return Object.fromEntries(names.slice(ends[at - 1] ?? 0, ends[at]).map((name) => [name, null]));
});
