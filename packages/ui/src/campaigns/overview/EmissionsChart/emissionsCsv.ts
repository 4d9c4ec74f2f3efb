import { withoutNoise } from '../../../format/withoutNoise.ts';
import type { StageSeries } from './emissionsSeries.ts';

/** The chart's numbers, unrounded, one line per component (RFC 4180). */
export function emissionsCsv(series: readonly StageSeries[]): string {
  const lines = series.flatMap(({ components }) =>
    components.map(({ stage, part, kind, value }) =>
      [stage, part, kind === 'whole' ? '' : kind, withoutNoise(value)].join(','),
    ),
  );
  return ['stage,component,kind,kg_co2e', ...lines].join('\r\n');
}
