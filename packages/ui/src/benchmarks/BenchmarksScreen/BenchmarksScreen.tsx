import { stages } from '@leaf/emissions';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { PlaceSelect } from '../../form/PlaceSelect/PlaceSelect.tsx';
import { stageLabels } from '../../labels/stageLabels.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { usePlaces } from '../../places/usePlaces.ts';
import type { Benchmarks, Geos } from '../../types.ts';
import { BenchmarkGrid } from '../BenchmarkGrid/BenchmarkGrid.tsx';
import { BenchmarkPlot, type BenchmarkPlotProps } from '../BenchmarkPlot/BenchmarkPlot.tsx';
import { type BenchmarkPlaces, benchmarkPlaces } from '../benchmarkQuery.ts';
import { stageNotes } from '../stageTexts.ts';
import { unknownBenchmarks } from '../unknownBenchmarks.ts';
import classes from './BenchmarksScreen.module.css';
import { CampaignSelect } from './CampaignSelect.tsx';

export const benchmarksScreenLabels = {
  title: 'Benchmarks',
  subtitle: 'per million impressions',
  back: 'Back',
  campaigns: 'Campaigns',
  country: 'Country',
  region: 'Region (Selection)',
  delivery_region: 'Region (Delivery)',
  places: 'Places',
  campaign: 'Your campaign',
  noCampaign: 'None',
  noSuchCampaign: 'No such campaign.',
  noImpressions: (campaign: string) => `${campaign} has no impressions in this country.`,
  /** Said to screen readers when the values for another choice are shown; `what` lists the choices. */
  shown: (what: string) => `Shown: ${what}.`,
  ...stageLabels,
  ...stageNotes,
};

export type BenchmarksScreenProps = {
  /** The lists to choose from; absent while they load. */
  geos?: Geos;
  /** The chosen places; by default the first of each list. */
  places?: Partial<BenchmarkPlaces>;
  /** Other places were chosen. */
  onPlacesChange: (places: BenchmarkPlaces) => void;
  /** Absent until the data arrives. */
  benchmarks?: Benchmarks;
  /** The campaigns that can be compared with the values. */
  campaigns?: readonly { id: number; name: string }[];
  /** The campaign being compared; null for none. */
  campaignId?: number | null;
  /** Another campaign was chosen to stand beside the benchmarks. */
  onCampaignChange?: (id: number | null) => void;
  /** Its figures for the chosen country, per million impressions. */
  own?: BenchmarkPlotProps['own'];
  /** New values are loading; those shown belong to the previous places. */
  loading?: boolean;
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Default `/openghg`; null for no way back. */
  backHref?: string | null;
  labels?: Partial<typeof benchmarksScreenLabels>;
};

/** /openghg/benchmarks: the emissions of one million impressions at three chosen places. */
export function BenchmarksScreen({
  geos,
  places: chosen,
  onPlacesChange,
  benchmarks,
  campaigns = [],
  campaignId = null,
  onCampaignChange,
  own,
  loading = false,
  error,
  errorAction,
  backHref = '/openghg',
  labels,
}: BenchmarksScreenProps) {
  const text = useLabels('benchmarksScreen', benchmarksScreenLabels, labels);
  const places = benchmarkPlaces(geos, chosen);
  const { nameOf } = usePlaces();
  const [chose, setChose] = useState(false);
  const change = (change: Partial<BenchmarkPlaces>) => {
    setChose(true);
    onPlacesChange({ ...places, ...change });
  };
  // After an error the cards keep their places, with dashes.
  const waiting = loading || (!benchmarks && !error);
  const choices = [own?.name, ...[places.country, places.region, places.delivery_region].map(nameOf)];
  // Whoever compares a campaign sees the answer first.
  const plot = benchmarks && <BenchmarkPlot benchmarks={benchmarks} own={own} />;
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.subtitle}
        backHref={backHref ?? undefined}
        backLabel={text.back}
        trail={backHref === null ? [] : [{ label: text.campaigns, href: backHref }, { label: text.title }]}
        error={error}
        errorAction={errorAction}
      />
      <fieldset className={classes.places} disabled={!geos} aria-label={text.places}>
        <PlaceSelect
          label={text.country}
          places={geos?.countries ?? []}
          value={places.country}
          onChange={(country) => change({ country })}
        />
        <PlaceSelect
          label={text.region}
          places={geos?.regions ?? []}
          value={places.region}
          onChange={(region) => change({ region })}
        />
        <PlaceSelect
          label={text.delivery_region}
          places={geos?.delivery_regions ?? []}
          value={places.delivery_region}
          onChange={(delivery_region) => change({ delivery_region })}
        />
        {onCampaignChange && campaigns.length > 0 && (
          <CampaignSelect
            campaigns={campaigns}
            campaignId={campaignId}
            onChange={(id) => {
              setChose(true);
              onCampaignChange(id);
            }}
            text={text}
          />
        )}
      </fieldset>
      <VisuallyHidden role="status">
        {chose && benchmarks && !waiting && text.shown(choices.filter(Boolean).join(', '))}
      </VisuallyHidden>
      <div className={classes.groups} aria-busy={waiting || undefined}>
        <div className={classes.status}>{waiting && <Loading minHeight={24} />}</div>
        {own && stages.every((stage) => own.values[stage] === null) && (
          <p role="status" className={classes.note}>
            {text.noImpressions(own.name)}
          </p>
        )}
        {own && plot}
        {stages.map((stage) => (
          <BenchmarkGrid
            key={stage}
            stage={stage}
            title={text[stage]}
            note={text[`${stage}Note`]}
            values={(benchmarks ?? unknownBenchmarks)[stage]}
            loading={!benchmarks && waiting}
          />
        ))}
        {!own && plot}
      </div>
    </>
  );
}
