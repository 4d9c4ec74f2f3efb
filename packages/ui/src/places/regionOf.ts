import { type DeliveryRegion, grids, type Region } from '@leaf/emissions';

type Regions = { region?: Region; delivery_region?: DeliveryRegion };

/** Countries by ISO code with their unambiguous regions: a place between two regions has none. */
const groups: readonly (Regions & { countries: string })[] = [
  {
    region: 'Europe',
    delivery_region: 'Europe',
    countries:
      'AL AT BE BA BG BY CH CY CZ DE DK EE ES FI FO FR GB GI GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI SK UA XK',
  },
  { region: 'North America', delivery_region: 'NA', countries: 'US CA PM GL' },
  { region: 'North America', delivery_region: 'LATAM', countries: 'MX' },
  {
    delivery_region: 'LATAM',
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
    countries: 'BD BN BT CN HK ID IN JP KH KP KR LA LK MM MN MO MV MY NP PH PK SG TH TL TW VN',
  },
  {
    region: 'Asia',
    countries: 'AE AF BH IL IQ IR JO KG KW KZ LB OM PS QA SA SY TJ TM UZ YE',
  },
  {
    region: 'Oceania',
    delivery_region: 'APAC',
    countries: 'AS AU CK FJ FM GU KI NC NR NZ PF PG SB TO VU WS',
  },
  {
    region: 'Africa',
    countries:
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  },
];

const known = new Map(
  groups.flatMap(({ countries, ...regions }) => countries.split(' ').map((iso2) => [iso2, regions] as const)),
);

/** The regions of a country where there is only one sensible choice. */
export function regionsOf(country: string): Regions {
  const grid = grids.get(country);
  return (grid && known.get(grid.iso2)) ?? {};
}
