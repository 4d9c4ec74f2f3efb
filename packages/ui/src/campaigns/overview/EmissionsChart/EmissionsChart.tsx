import { useMemo } from 'react';
import { ChartFigure } from '../../../layout/ChartFigure/ChartFigure.tsx';
import { EmissionsPlot } from './EmissionsPlot.tsx';
import { emissionsCsv } from './emissionsCsv.ts';
import { type CampaignRows, emissionsSeries } from './emissionsSeries.ts';
import { type emissionsChartLabels, useEmissionsWords } from './labels.ts';
import { NoEmissions } from './NoEmissions.tsx';

export type EmissionsChartProps = {
  rows: CampaignRows;
  /** Name of saved files, without the extension. Default `emissions`. */
  fileName?: string;
  labels?: Partial<typeof emissionsChartLabels>;
};

/** One stacked bar per stage, split by source: electricity solid, embodied hatched. */
export function EmissionsChart({ rows, fileName = 'emissions', labels }: EmissionsChartProps) {
  const series = useMemo(() => emissionsSeries(rows), [rows]);
  const { text, total, summary, rows: tableRows } = useEmissionsWords(series, labels);
  if (total === 0) return <NoEmissions labels={labels} />;
  return (
    <ChartFigure
      title={text.title}
      summary={summary}
      fileName={fileName}
      csv={() => emissionsCsv(series)}
      table={{
        columns: [
          { header: text.componentColumn },
          { header: text.stageColumn },
          { header: text.unit, numeric: true },
          { header: text.shareColumn, numeric: true },
        ],
        rows: tableRows,
      }}
    >
      <EmissionsPlot series={series} text={text} />
    </ChartFigure>
  );
}
