import { grids } from '@leaf/emissions';
import { iso2Codes } from './regions.ts';

/** The ISO 3166-1 alpha-3 codes of the model's countries, in the order of `iso2Codes`. */
const iso3Codes = [
  'ALB AUT BIH BEL BGR BLR CHE CYP CZE DEU DNK EST ESP FIN FRO FRA GBR GRC HRV HUN IRL ISL ITA LTU LUX LVA MDA MNE MKD MLT NLD NOR POL PRT ROU SRB SWE SVN SVK UKR XKK',
  'RUS',
  'CAN GRL SPM USA',
  'MEX',
  'ATG ABW BRB BHS BLZ CRI CUB DMA DOM GRD GLP GTM HND HTI JAM KNA CYM LCA MTQ MSR NIC PAN PRI SLV TCA TTO VCT VGB VIR',
  'ARG BOL BRA CHL COL ECU FLK GUF GUY PER PRY SUR URY VEN',
  'BGD BRN BTN CHN HKG IDN IND JPN KHM PRK KOR LAO LKA MMR MNG MAC MDV MYS NPL PHL PAK SGP THA TWN VNM',
  'AFG IRN KGZ KAZ TJK TKM UZB',
  'ARE BHR ISR IRQ JOR KWT LBN OMN PSE QAT SAU SYR YEM',
  'ARM AZE GEO TUR',
  'AGO BFA BDI BEN BWA COD CAF COG CIV CMR CPV DJI DZA EGY ERI ETH GAB GHA GMB GIN GNQ GNB KEN COM LBR LSO LBY MAR MDG MLI MRT MUS MWI MOZ NAM NER NGA REU RWA SYC SDN SLE SEN SOM SSD STP SWZ TCD TGO TUN TZA UGA ZAF ZMB ZWE',
  'ASM AUS COK FJI GUM KIR NCL NRU NZL PYF PNG SLB TON VUT WSM',
].flatMap((area) => area.split(' '));

const iso3Of = new Map(iso2Codes.map((iso2, at) => [iso2, iso3Codes[at]] as const));

/** The ISO 3166-1 codes of a country of the API; undefined for an unknown one. */
export function countryCodes(country: string): { iso2: string; iso3: string } | undefined {
  const iso2 = grids.get(country)?.iso2;
  const iso3 = iso2 === undefined ? undefined : iso3Of.get(iso2);
  return iso2 === undefined || iso3 === undefined ? undefined : { iso2, iso3 };
}
