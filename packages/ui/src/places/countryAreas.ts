import { type DeliveryRegion, grids, type Region } from '@leaf/emissions';

/**
 * The countries of the model by area: ISO 3166-1 alpha-2 and alpha-3 codes. The areas are the geographic regions of the
 * United Nations (M49); Cyprus and Kosovo count as Europe.
 */
const areas = {
  Europe:
    'AL:ALB AT:AUT BY:BLR BE:BEL BA:BIH BG:BGR HR:HRV CY:CYP CZ:CZE DK:DNK EE:EST FO:FRO FI:FIN FR:FRA DE:DEU GR:GRC HU:HUN IS:ISL IE:IRL IT:ITA XK:XKK LV:LVA LT:LTU LU:LUX MT:MLT MD:MDA ME:MNE NL:NLD MK:MKD NO:NOR PL:POL PT:PRT RO:ROU RU:RUS RS:SRB SK:SVK SI:SVN ES:ESP SE:SWE CH:CHE UA:UKR GB:GBR',
  'Northern America': 'CA:CAN GL:GRL PM:SPM US:USA',
  'Central America and Caribbean':
    'AG:ATG AW:ABW BS:BHS BB:BRB BZ:BLZ VG:VGB KY:CYM CR:CRI CU:CUB DM:DMA DO:DOM SV:SLV GD:GRD GP:GLP GT:GTM HT:HTI HN:HND JM:JAM MQ:MTQ MX:MEX MS:MSR NI:NIC PA:PAN PR:PRI KN:KNA LC:LCA VC:VCT TT:TTO TC:TCA VI:VIR',
  'South America':
    'AR:ARG BO:BOL BR:BRA CL:CHL CO:COL EC:ECU FK:FLK GF:GUF GY:GUY PY:PRY PE:PER SR:SUR UY:URY VE:VEN',
  Asia: 'AF:AFG BD:BGD BT:BTN BN:BRN KH:KHM CN:CHN HK:HKG IN:IND ID:IDN IR:IRN JP:JPN KZ:KAZ KG:KGZ LA:LAO MO:MAC MY:MYS MV:MDV MN:MNG MM:MMR NP:NPL KP:PRK PK:PAK PH:PHL SG:SGP KR:KOR LK:LKA TW:TWN TJ:TJK TH:THA TM:TKM UZ:UZB VN:VNM',
  'Western Asia':
    'AM:ARM AZ:AZE BH:BHR GE:GEO IQ:IRQ IL:ISR JO:JOR KW:KWT LB:LBN OM:OMN PS:PSE QA:QAT SA:SAU SY:SYR TR:TUR AE:ARE YE:YEM',
  Africa:
    'DZ:DZA AO:AGO BJ:BEN BW:BWA BF:BFA BI:BDI CV:CPV CM:CMR CF:CAF TD:TCD KM:COM CD:COD CG:COG CI:CIV DJ:DJI EG:EGY GQ:GNQ ER:ERI SZ:SWZ ET:ETH GA:GAB GM:GMB GH:GHA GN:GIN GW:GNB KE:KEN LS:LSO LR:LBR LY:LBY MG:MDG MW:MWI ML:MLI MR:MRT MU:MUS MA:MAR MZ:MOZ NA:NAM NE:NER NG:NGA RE:REU RW:RWA ST:STP SN:SEN SC:SYC SL:SLE SO:SOM ZA:ZAF SS:SSD SD:SDN TZ:TZA TG:TGO TN:TUN UG:UGA ZM:ZMB ZW:ZWE',
  Oceania:
    'AS:ASM AU:AUS CK:COK FJ:FJI PF:PYF GU:GUM KI:KIR NR:NRU NC:NCL NZ:NZL PG:PNG WS:WSM SB:SLB TO:TON VU:VUT',
} as const;

type Area = keyof typeof areas;

/**
 * The regions of the model that contain an area. The model has no network shares for Africa and Western Asia,
 * so a delivery there has no region of its own.
 */
const regionsOfArea: Record<Area, { selection: Region; delivery: DeliveryRegion | null }> = {
  Europe: { selection: 'Europe', delivery: 'Europe' },
  'Northern America': { selection: 'North America', delivery: 'NA' },
  'Central America and Caribbean': { selection: 'North America', delivery: 'LATAM' },
  'South America': { selection: 'South America', delivery: 'LATAM' },
  Asia: { selection: 'Asia', delivery: 'APAC' },
  'Western Asia': { selection: 'Asia', delivery: null },
  Africa: { selection: 'Africa', delivery: null },
  Oceania: { selection: 'Oceania', delivery: 'APAC' },
};

const areaOf = new Map<string, Area>();
const iso3Of = new Map<string, string>();
for (const area of Object.keys(areas) as Area[]) {
  for (const pair of areas[area].split(' ')) {
    const [iso2 = '', iso3 = ''] = pair.split(':');
    areaOf.set(iso2, area);
    iso3Of.set(iso2, iso3);
  }
}

/** The ISO 3166-1 codes of a country of the API; undefined for an unknown one. */
export function countryCodes(country: string): { iso2: string; iso3: string } | undefined {
  const iso2 = grids.get(country)?.iso2;
  const iso3 = iso2 === undefined ? undefined : iso3Of.get(iso2);
  return iso2 === undefined || iso3 === undefined ? undefined : { iso2, iso3 };
}

/** The regions of a country for selection and for delivery; null where the model has none. */
export function regionsOf(country: string): { selection: Region | null; delivery: DeliveryRegion | null } {
  const area = areaOf.get(grids.get(country)?.iso2 ?? '');
  return area ? regionsOfArea[area] : { selection: null, delivery: null };
}
