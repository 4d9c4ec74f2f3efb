import { withoutNoise } from '../../../format/withoutNoise.ts';
import { csvLine } from '../../../layout/ChartFigure/saveFile.ts';
import type { StageSeries } from './emissionsSeries.ts';

/**
 * The chart's numbers, unrounded, one line per component (RFC 4180).
 * @param write a number, such as `pasted` of `useFormat` for spreadsheets in the reader's language
 */
export const emissionsCsv = (
  series: readonly StageSeries[],
  write: (value: number) => string = String,
): string =>
  [
    ['stage', 'component', 'kind', 'kg_co2e'],
    ...series.flatMap(({ components }) =>
      components.map(({ stage, part, kind, value }) => [
        stage,
        part,
        kind === 'whole' ? '' : kind,
        withoutNoise(value),
      ]),
    ),
  ]
    .map((cells) => csvLine(cells, write))
    .join('\r\n');
