import { factorsVersion, type Stage } from '@leaf/emissions';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { ChartFigure } from '../../../layout/ChartFigure/ChartFigure.tsx';
import { campaignFootprint } from '../../FootprintStrip/footprintOf.ts';
import { type ChartScale, chartScales } from './chartValues.ts';
import classes from './EmissionsChart.module.css';
import { EmissionsPlot } from './EmissionsPlot.tsx';
import { emissionsCsv } from './emissionsCsv.ts';
import { type CampaignRows, emissionsSeries, stageIntensities } from './emissionsSeries.ts';
import { type emissionsChartLabels, useEmissionsWords } from './labels.ts';
import { NoEmissions } from './NoEmissions.tsx';
import { pictureStrip } from './pictureStrip.ts';

export type EmissionsChartProps = {
  /** The rows of every stage. */
  rows: CampaignRows;
  /** Name of saved files, without the extension. Default `emissions`. */
  fileName?: string;
  /** The campaign's name, for saved pictures. */
  campaign?: string;
  /** When the rows were read, as an ISO 8601 instant, for saved pictures. */
  asOf?: string;
  /** The address of each stage's rows, which its bar links to. */
  stageHrefs?: Record<Stage, string>;
  /** Called instead of following `stageHrefs` when a bar is clicked, or chosen with Enter. */
  onStageClick?: (stage: Stage) => void;
  labels?: Partial<typeof emissionsChartLabels>;
};

/** Follows the link of a stage's name, as a click on it would. */
const follow = (stage: Stage, frame: Element | null) =>
  frame
    ?.querySelector(`[data-stage="${stage}"]`)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));

/**
 * One bar per stage, split by source and named in place: electricity solid, embodied hatched, storage plain. In
 * kilograms, as shares of each stage, or per 1000 impressions.
 */
export function EmissionsChart({
  rows,
  fileName = 'emissions',
  campaign,
  asOf,
  stageHrefs,
  onStageClick,
  labels,
}: EmissionsChartProps) {
  const [scale, setScale] = useState<ChartScale>('absolute');
  const format = useFormat();
  const series = emissionsSeries(rows);
  const intensities = stageIntensities(rows);
  const { text, total, summary, rows: tableRows, all } = useEmissionsWords(series, labels);
  if (total === 0) return <NoEmissions labels={labels} />;
  const measured = Object.values(intensities).some((value) => value !== null);
  const shown = measured || scale !== 'intensity' ? scale : 'absolute';
  return (
    <ChartFigure
      title={text.title}
      summary={summary}
      fileName={fileName}
      csv={() => emissionsCsv(series, format.pasted)}
      picture={{
        heading: campaign,
        lines: [
          [
            `${format.kg(total)} ${text.unit}`,
            ...series.map((one) => `${text[one.stage]} ${text.kilograms(format.kg(one.total))}`),
          ].join(' · '),
        ],
        strip: pictureStrip(campaignFootprint(rows)),
        footnote: text.source(factorsVersion, asOf ? format.dateTime(asOf) : ''),
      }}
      options={
        <SegmentedControl
          size="xs"
          className={classes.scale}
          classNames={{ label: classes.scaleLabel }}
          aria-label={text.scale}
          value={shown}
          onChange={setScale}
          data={chartScales
            .filter((one) => one !== 'intensity' || measured)
            .map((value) => ({ value, label: text[value] }))}
        />
      }
      table={{
        columns: [
          { header: text.componentColumn },
          { header: text.stageColumn },
          { header: text.unit, numeric: true },
          { header: text.shareColumn, numeric: true },
        ],
        rows: tableRows,
        total: all,
      }}
    >
      <EmissionsPlot
        series={series}
        text={text}
        scale={shown}
        intensities={intensities}
        stageHrefs={stageHrefs}
        onStage={onStageClick ? (stage) => onStageClick(stage) : stageHrefs && follow}
      />
    </ChartFigure>
  );
}
