import { type Stage, stages } from '@leaf/emissions';
import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { loadingLabels } from '../../feedback/Loading/Loading.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { usePlaces } from '../../places/usePlaces.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { stageStyle } from '../../theme/stageStyle.ts';
import type { Benchmarks } from '../../types.ts';
import { type OwnValues, placeOn, sharedDecades } from '../BenchmarkPlot/plotScale.ts';
import { rankAmong } from '../ownBenchmarks.ts';
import classes from './BenchmarkComparison.module.css';

export const benchmarkComparisonLabels = {
  ...stageLabels,
  title: 'Compared with the benchmarks',
  /** `where` names the campaign and the country. */
  description: (where: string) => `${where}, per 1,000 impressions. Further left is less.`,
  /** `share`: such as 10%. */
  partly: (share: string) => `Only its rows there count: ${share} of its impressions.`,
  unit: 'g',
  lowerThanAll: (of: number) => `Lower than all ${of} benchmarks`,
  lowerThan: (count: number, of: number) => `Lower than ${count} of ${of} benchmarks`,
  lowerThanNone: (of: number) => `Not lower than any of ${of} benchmarks`,
  benchmark: 'Benchmark',
  all: 'All benchmarks',
};

export type BenchmarkComparisonProps = {
  /** The name of the campaign. */
  campaign: string;
  /** The country of the values, under its name in the API. */
  country: string;
  /** The share of the campaign’s impressions in that country, from 0 to 1: see `shareIn`. Below 1, the description says so. */
  share?: number;
  /** What the campaign emits there per million impressions; stages without a value are left out. */
  own: OwnValues;
  /** The reference values for the same country; absent while they load. */
  benchmarks?: Benchmarks;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** The address of all benchmarks. */
  href?: string;
  labels?: Partial<typeof benchmarkComparisonLabels>;
};

function verdict({ lower, of }: ReturnType<typeof rankAmong>, text: typeof benchmarkComparisonLabels) {
  if (lower === 0) return text.lowerThanNone(of);
  return lower === of ? text.lowerThanAll(of) : text.lowerThan(lower, of);
}

/** Whether a campaign does better than the reference values: a sentence and a picture for each stage. */
export function BenchmarkComparison({
  campaign,
  country,
  share = 1,
  own,
  benchmarks,
  error,
  errorAction,
  href,
  labels,
}: BenchmarkComparisonProps) {
  const text = useLabels('benchmarkComparison', benchmarkComparisonLabels, labels);
  const { loading } = useLabels('loading', loadingLabels);
  const format = useFormat();
  const { nameOf } = usePlaces();
  const compared = stages.filter((stage) => own[stage] !== null);
  return (
    <Section
      title={text.title}
      description={`${text.description(`${campaign}, ${nameOf(country)}`)}${share < 1 ? ` ${text.partly(format.percent(share))}` : ''}`}
      actions={
        href && (
          <LeafLink href={href} className={classes.link}>
            {text.all}
          </LeafLink>
        )
      }
    >
      <ErrorBanner message={error} action={errorAction} />
      {!error && !benchmarks && <VisuallyHidden role="status">{loading}</VisuallyHidden>}
      {!error && (
        <ul className={classes.stages}>
          {compared.map((stage) => (
            <li key={stage} style={stageStyle(stage)} className={classes.stage}>
              <span className={classes.head}>
                <span className={classes.name}>{text[stage]}</span>
                <span className={classes.value}>
                  {format.kg(own[stage])} {text.unit}
                </span>
              </span>
              {benchmarks ? (
                <>
                  <Track benchmarks={benchmarks} own={own} stage={stage} />
                  <span className={classes.verdict}>
                    {verdict(rankAmong(own[stage] ?? 0, benchmarks[stage]), text)}
                  </span>
                </>
              ) : (
                <Skeleton height={14} my={8} />
              )}
            </li>
          ))}
        </ul>
      )}
      {!error && (
        <div className={classes.key} aria-hidden>
          <span>
            <span className={classes.ring} /> {campaign}
          </span>
          <span>
            <span className={classes.dot} /> {text.benchmark}
          </span>
        </div>
      )}
    </Section>
  );
}

type TrackProps = { benchmarks: Benchmarks; own: OwnValues; stage: Stage };

/** The values as dots and the campaign as a ring; the sentence below it says the same. */
function Track({ benchmarks, own, stage }: TrackProps) {
  const scale = sharedDecades({ ...benchmarks, storage: {} }, own);
  if (!scale) return null;
  const at = (value: number | null) => ({ left: `${(placeOn(scale, value) ?? 0) * 100}%` });
  return (
    <span className={classes.track} aria-hidden>
      {Object.entries(benchmarks[stage]).map(([name, value]) => (
        <span key={name} className={classes.dot} style={at(value)} />
      ))}
      <span className={classes.ring} style={at(own[stage])} />
    </span>
  );
}
