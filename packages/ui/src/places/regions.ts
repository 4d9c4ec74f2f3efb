import { type DeliveryRegion, grids, type Region } from '@leaf/emissions';

/** The regions of the model for selection and for delivery; absent where it has none. */
export type Regions = { region?: Region; delivery_region?: DeliveryRegion };

/**
 * The countries of the model by area, as ISO 3166-1 alpha-2 codes. The areas are the geographic regions of the United
 * Nations (M49); Cyprus and Kosovo count as Europe. The model has no network shares for Africa and Western Asia, so a
 * delivery there has no region.
 */
const areas: readonly (Regions & { countries: string })[] = [
  {
    region: 'Europe',
    delivery_region: 'Europe',
    countries:
      'AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GR HR HU IE IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS RU SE SI SK UA XK',
  },
  {
    region: 'North America',
    delivery_region: 'NA',
    countries: 'CA GL PM US',
  },
  {
    region: 'North America',
    delivery_region: 'LATAM',
    countries: 'AG AW BB BS BZ CR CU DM DO GD GP GT HN HT JM KN KY LC MQ MS MX NI PA PR SV TC TT VC VG VI',
  },
  {
    region: 'South America',
    delivery_region: 'LATAM',
    countries: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
  },
  {
    region: 'Asia',
    delivery_region: 'APAC',
    countries:
      'AF BD BN BT CN HK ID IN IR JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TM TW UZ VN',
  },
  {
    region: 'Asia',
    countries: 'AE AM AZ BH GE IL IQ JO KW LB OM PS QA SA SY TR YE',
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

/** Other definitions put these in another region of selection. */
const openRegion = new Set(
  'AM AZ GE RU TR AG AW BB BS BZ CR CU DM DO GD GP GT HN HT JM KN KY LC MQ MS NI PA PR SV TC TT VC VG VI'.split(
    ' ',
  ),
);

/** Other definitions put these in another region of delivery, or in none. */
const openDelivery = new Set('AF IR KG KZ RU TJ TM UZ'.split(' '));

const byCountry = new Map(
  areas.flatMap(({ countries, ...regions }) => countries.split(' ').map((iso2) => [iso2, regions] as const)),
);

const iso2Of = (country: string) => grids.get(country)?.iso2 ?? '';

/** The regions of a country by its area: an import fills them in, as it cannot ask for each line. */
export const areaRegionsOf = (country: string): Regions => byCountry.get(iso2Of(country)) ?? {};

/** The regions of a country where no definition says another; a form leaves the rest to the person. */
export function regionsOf(country: string): Regions {
  const { region, delivery_region } = areaRegionsOf(country);
  const iso2 = iso2Of(country);
  return {
    ...(region && !openRegion.has(iso2) && { region }),
    ...(delivery_region && !openDelivery.has(iso2) && { delivery_region }),
  };
}
