import type { StageSeries } from './emissionsSeries.ts';

/** A sum without floating-point noise: 0.441, not 0.44100000000000006. */
const plain = (value: number) => Number(value.toPrecision(15));

/** The chart's numbers, unrounded, one line per component (RFC 4180). */
export function emissionsCsv(series: readonly StageSeries[]): string {
  const lines = series.flatMap(({ components }) =>
    components.map(({ stage, part, kind, value }) =>
      [stage, part, kind === 'whole' ? '' : kind, plain(value)].join(','),
    ),
  );
  return ['stage,component,kind,kg_co2e', ...lines].join('\r\n');
}
