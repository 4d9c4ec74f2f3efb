import { type Stage, stages } from '@leaf/emissions';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { loadingLabels } from '../../../feedback/Loading/Loading.tsx';
import { percents } from '../../../format/format.ts';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { stageLabels } from '../../../labels/stageLabels.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { Section } from '../../../layout/Section/Section.tsx';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import { FootprintStrip } from '../../FootprintStrip/FootprintStrip.tsx';
import type { FootprintPart } from '../../FootprintStrip/footprint.ts';
import { campaignFootprint, stageFootprint } from '../../FootprintStrip/footprintOf.ts';
import {
  type CampaignRows,
  campaignIntensity,
  grandTotal,
  intensityStages,
  stageIntensities,
  stageTotals,
} from '../EmissionsChart/emissionsSeries.ts';
import { NoEmissions } from '../EmissionsChart/NoEmissions.tsx';
import { leverLabels, levers, nextStepLabels, nextSteps } from '../stageWords.ts';
import { TotalCard } from '../TotalCard/TotalCard.tsx';
import classes from './OverviewPanel.module.css';

export const overviewPanelLabels = {
  sum: 'Estimate for all stages',
  unit: 'kg CO2e',
  grams: 'g per 1,000 impressions',
  /** `several` stages are within. */
  intensityNote: (within: string, without: string, several = true) =>
    `${within}, ${several ? 'each ' : ''}over its own impressions${without && `; without ${without}`}.`,
  /** Some languages need another form for several stages. */
  unknown: (stages: string, _several?: boolean) => `No sum: ${stages} could not be loaded.`,
  chartUnknown: 'The chart is drawn when all stages are here.',
  totals: 'Totals by stage',
  ...stageLabels,
  next: 'What to do next',
  ...nextStepLabels,
  noRows: 'has no rows yet.',
  start: (stage: string) => `Start with ${stage}`,
  startShare: (share: string) => `: ${share} of the total.`,
  ...leverLabels,
};

export type OverviewPanelProps = {
  /** Rows of a stage in `failed` are ignored. */
  rows: CampaignRows;
  /** The stages whose rows could not be loaded: figures that need them are not shown. */
  failed?: readonly Stage[];
  /** Loads the rows of a stage again. */
  onRetry?: (stage: Stage) => void;
  loading?: boolean;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The address of each stage's rows. */
  stageHrefs: Record<Stage, string>;
  /** `EmissionsChart` from the charts entry, loaded by the host; rendered only if there is data. */
  chart: ReactNode;
  /** `BenchmarkComparison`, loaded by the host; rendered above the chart. While loading, anything keeps its place. */
  comparison?: ReactNode;
  labels?: Partial<typeof overviewPanelLabels>;
};

/** The shape of a chart, without figures. */
const ghostParts: readonly FootprintPart[] = stages.map((stage, index) => ({
  stage,
  kind: index === 0 ? 'whole' : 'electricity',
  value: index + 1,
}));

/** Placeholders of a few lines of text. */
function Lines() {
  return (
    <div className={classes.names}>
      {['80%', '60%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height={10} />
      ))}
    </div>
  );
}

/** The overview of a campaign: its total, its stages, the chart, and what is still missing. */
export function OverviewPanel({
  rows,
  failed: told = [],
  onRetry,
  loading = false,
  error,
  errorAction,
  stageHrefs,
  chart,
  comparison,
  labels,
}: OverviewPanelProps) {
  const text = useLabels('overviewPanel', overviewPanelLabels, labels);
  const waiting = useLabels('loading', loadingLabels);
  const format = useFormat();
  // An error and no row at all: nothing is known, and nothing may look like 0.
  const nothing = Boolean(error) && stages.every((stage) => rows[stage].length === 0);
  const failed = nothing && told.length === 0 ? stages : told;
  const totals = stageTotals(rows);
  const total = failed.length > 0 ? null : grandTotal(totals);
  const intensities = stageIntensities(rows);
  const intensity = total === null ? null : campaignIntensity(intensities);
  const { within, without } = intensityStages(intensities);
  const named = (some: readonly Stage[]) => format.list(some.map((stage) => text[stage]));
  const isKnown = (stage: Stage) => !failed.includes(stage);
  const missing = stages.filter((stage) => isKnown(stage) && rows[stage].length === 0);
  const steps = nextSteps(text);
  const shares = percents(
    stages.map((stage) => totals[stage]),
    format,
  );
  const shareOf = (stage: Stage) => shares[stages.indexOf(stage)] ?? '';
  const largest = stages.reduce((first, stage) => (totals[stage] > totals[first] ? stage : first));
  return (
    <div className={classes.overview}>
      <ErrorBanner message={error} action={errorAction} />
      <div className={classes.head}>
        <div className={classes.figures}>
          <div>
            <div className={classes.label}>{text.sum}</div>
            <div className={classes.sum}>
              {loading ? (
                <Skeleton height={44} width={260} />
              ) : (
                <Quantity size="xl" value={total} unit={text.unit} />
              )}
            </div>
          </div>
          {!loading && intensity !== null && (
            <div>
              <Quantity
                size="md"
                value={format.kg(intensity)}
                unit={text.grams}
                exact={format.exact(intensity)}
              />
              <div className={classes.label}>
                {text.intensityNote(named(within), named(without), within.length > 1)}
              </div>
            </div>
          )}
          {!loading && total === null && (
            <div role="status" className={classes.unknown}>
              {text.unknown(named(failed), failed.length > 1)}
            </div>
          )}
        </div>
        <div className={classes.strip}>
          {loading ? (
            <Skeleton height={32} />
          ) : (
            total !== 0 && <FootprintStrip size="lg" parts={total === null ? [] : campaignFootprint(rows)} />
          )}
        </div>
        {loading && <Skeleton height={20} width="50%" />}
        {!loading && total !== null && total > 0 && missing.length === 0 && (
          <p className={classes.start}>
            <LeafLink href={stageHrefs[largest]} className={classes.step}>
              {text.start(text[largest])}
            </LeafLink>
            {text.startShare(shareOf(largest))} {levers(text)[largest]}
          </p>
        )}
      </div>
      <section aria-label={text.totals} className={classes.cards}>
        {stages.map((stage) => (
          <TotalCard
            key={stage}
            stage={stage}
            title={text[stage]}
            href={stageHrefs[stage]}
            total={isKnown(stage) ? totals[stage] : null}
            of={total}
            share={shareOf(stage)}
            parts={stageFootprint(stage, rows[stage])}
            intensity={isKnown(stage) ? intensities[stage] : null}
            loading={loading}
            onRetry={onRetry && (() => onRetry(stage))}
          />
        ))}
      </section>
      {comparison && (
        <div className={classes.comparison}>
          {loading ? (
            <Section>
              <Lines />
            </Section>
          ) : (
            comparison
          )}
        </div>
      )}
      {loading ? (
        <Section>
          <VisuallyHidden role="status">{waiting.loading}</VisuallyHidden>
          <div className={classes.waiting}>
            {['38%', '84%', '56%', '92%'].map((height) => (
              <div key={height} className={classes.bar} style={{ blockSize: height }}>
                <Skeleton height="100%" />
                <Lines />
              </div>
            ))}
          </div>
        </Section>
      ) : total === null ? (
        <Section>
          <div className={classes.ghost}>
            <FootprintStrip ghost parts={ghostParts} />
            <p className={classes.label}>{text.chartUnknown}</p>
          </div>
        </Section>
      ) : total === 0 ? (
        <NoEmissions />
      ) : (
        <Section>{chart}</Section>
      )}
      {!loading && missing.length > 0 && (
        <Section title={text.next}>
          <ul className={classes.steps}>
            {missing.map((stage) => (
              <li key={stage}>
                <LeafLink href={stageHrefs[stage]} className={classes.step}>
                  {text[stage]}
                </LeafLink>{' '}
                {text.noRows} {steps[stage]}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
