import { type Stage, stages } from '@leaf/emissions';
import { type CampaignRows, stageIntensity } from '../campaigns/overview/EmissionsChart/emissionsSeries.ts';
import { regionsOf } from '../places/regions.ts';
import { sumOf } from '../sumOf.ts';
import type { OwnValues } from './BenchmarkPlot/plotScale.ts';
import type { BenchmarkPlaces } from './benchmarkQuery.ts';

type PlacedRow = {
  country?: string;
  region?: string | null;
  impressions?: number;
  total_emissions: number;
};

const placedRows = (rows: CampaignRows, stage: Stage): readonly PlacedRow[] => rows[stage];

/** The impressions of all rows by country. */
function impressionsBy(rows: CampaignRows): ReadonlyMap<string, number> {
  const impressions = new Map<string, number>();
  for (const { country, impressions: count = 0 } of stages.flatMap((stage) => placedRows(rows, stage)))
    if (country && count > 0) impressions.set(country, (impressions.get(country) ?? 0) + count);
  return impressions;
}

/** The country in which the campaign has most impressions; the first of those with equally many. */
function mainCountry(rows: CampaignRows): string | undefined {
  return [...impressionsBy(rows)].reduce<[string, number] | undefined>(
    (most, entry) => (most && most[1] >= entry[1] ? most : entry),
    undefined,
  )?.[0];
}

/**
 * The places whose benchmarks a campaign is compared with: the country in which it has most impressions, and the
 * regions of its rows there. Null if it has impressions nowhere.
 */
export function comparedPlaces(rows: CampaignRows): BenchmarkPlaces | null {
  const country = mainCountry(rows);
  if (!country) return null;
  const regionIn = (stage: Stage) =>
    placedRows(rows, stage).find((row) => row.country === country && row.region)?.region;
  const usual = regionsOf(country);
  return {
    country,
    region: regionIn('selection') ?? usual.region ?? 'Global',
    delivery_region: regionIn('delivery') ?? usual.delivery_region ?? 'Europe',
  };
}

/** The share of the impressions of a campaign that its rows in a country have, from 0 to 1. */
export function shareIn(rows: CampaignRows, country: string): number {
  const impressions = impressionsBy(rows);
  const all = sumOf([...impressions.values()], (count) => count);
  return all > 0 ? (impressions.get(country) ?? 0) / all : 0;
}

/** What a campaign emits in a country per million impressions, in kg CO2e; grams per thousand are the same number. */
export const ownValues = (rows: CampaignRows, country: string): OwnValues =>
  Object.fromEntries(
    stages.map((stage) => [
      stage,
      stageIntensity(placedRows(rows, stage).filter((row) => row.country === country)),
    ]),
  ) as OwnValues;

/** Two results of the same calculation may differ in their last digit. */
const SAME = 1e-9;

/** Than how many of a group's values a value is lower. */
export function rankAmong(value: number, group: Readonly<Record<string, number>>) {
  const others = Object.values(group);
  return { lower: others.filter((other) => value < other * (1 - SAME)).length, of: others.length };
}
