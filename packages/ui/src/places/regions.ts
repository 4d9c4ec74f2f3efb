import { type DeliveryRegion, grids, type Region } from '@leaf/emissions';

/** The regions of the model for selection and for delivery; absent where it has none. */
export type Regions = { region?: Region; delivery_region?: DeliveryRegion };

type Area = Regions & {
  /** What other definitions say otherwise. */
  open?: readonly (keyof Regions)[];
  countries: string;
};

/**
 * The countries of the model by area, as ISO 3166-1 alpha-2 codes. The areas are the geographic regions of the United
 * Nations (M49); Cyprus and Kosovo count as Europe. The model has no network shares for Africa and Western Asia, so a
 * delivery there has no region.
 */
const areas: readonly Area[] = [
  {
    region: 'Europe',
    delivery_region: 'Europe',
    countries:
      'AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK UA XK',
  },
  {
    region: 'Europe',
    delivery_region: 'Europe',
    open: ['region', 'delivery_region'],
    countries: 'RU',
  },
  {
    region: 'North America',
    delivery_region: 'NA',
    countries: 'CA GL PM US',
  },
  {
    region: 'North America',
    delivery_region: 'LATAM',
    countries: 'MX',
  },
  {
    region: 'North America',
    delivery_region: 'LATAM',
    open: ['region'],
    countries: 'AG AW BB BS BZ CR CU DM DO GD GP GT HN HT JM KN KY LC MQ MS NI PA PR SV TC TT VC VG VI',
  },
  {
    region: 'South America',
    delivery_region: 'LATAM',
    countries: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  },
  {
    region: 'Asia',
    delivery_region: 'APAC',
    countries: 'BD BN BT CN HK ID IN JP KH KP KR LA LK MM MN MO MV MY NP PH PK SG TH TW VN',
  },
  {
    region: 'Asia',
    delivery_region: 'APAC',
    open: ['delivery_region'],
    countries: 'AF IR KG KZ TJ TM UZ',
  },
  {
    region: 'Asia',
    countries: 'AE BH IL IQ JO KW LB OM PS QA SA SY YE',
  },
  {
    region: 'Asia',
    open: ['region'],
    countries: 'AM AZ GE TR',
  },
  {
    region: 'Africa',
    countries:
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  },
  {
    region: 'Oceania',
    delivery_region: 'APAC',
    countries: 'AS AU CK FJ GU KI NC NR NZ PF PG SB TO VU WS',
  },
];

const countriesOf = ({ countries }: Area) => countries.split(' ');

/** Each of them once, in the order of the areas. */
export const iso2Codes: readonly string[] = areas.flatMap(countriesOf);

const byCode = new Map(areas.flatMap((area) => countriesOf(area).map((iso2) => [iso2, area] as const)));

const areaOf = (country: string) => byCode.get(grids.get(country)?.iso2 ?? '');

/** The regions of a country by its area: an import fills them in, as it cannot ask for each line. */
export function areaRegionsOf(country: string): Regions {
  const { open: _, countries: __, ...regions }: Partial<Area> = areaOf(country) ?? {};
  return regions;
}

/** The regions of a country where no definition says another: a form leaves the rest to the person. */
export function regionsOf(country: string): Regions {
  const regions = areaRegionsOf(country);
  for (const kind of areaOf(country)?.open ?? []) delete regions[kind];
  return regions;
}
