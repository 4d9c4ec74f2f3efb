import { benchmarks as model } from '@leaf/emissions';
import type { Benchmarks } from '../types.ts';

export const benchmarks: Benchmarks = model({
  country: 'Germany',
  region: 'Europe',
  delivery_region: 'Europe',
});
