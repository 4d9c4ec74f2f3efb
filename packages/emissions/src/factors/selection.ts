import { type Constant, iab, product } from './constant.ts';

/** The regions a selection row may name, in display order. */
export const regions = [
  'Europe',
  'North America',
  'Asia',
  'South America',
  'Oceania',
  'Africa',
  'Global',
] as const;
export type Region = (typeof regions)[number];

const perLine = { servers: 'servers/ads.txt line', calls: 'calls/ads.txt line' } as const;
const perImpression = { servers: 'servers/impression', calls: 'calls/impression' } as const;

const regionGrid = <Name extends Region>(region: Name, value: number) =>
  iab(`region_grid_kg_per_kwh.${region}`, `Grid intensity of the region ${region}`, value, 'kg CO2e/kWh');

export const selectionFactors = {
  serverUsephase: iab(
    'server_usephase_kwh',
    'Electricity of one server',
    3.41e-7,
    'kWh/server per impression',
  ),
  serverEmbodied: iab(
    'server_embodied_kg',
    'Embodied emissions of one server',
    1.5e-8,
    'kg CO2e/server per impression',
  ),
  callPayload: iab('rtb_payload_kb', 'Data of one call', 3, 'KB/call'),
  networkUsephase: iab('network_usephase_kwh_per_kb', 'Electricity of the network', 1.65e-8, 'kWh/KB'),
  networkEmbodied: iab(
    'network_embodied_kg_per_kb',
    'Embodied emissions of the network',
    2.14e-9,
    'kg CO2e/KB',
  ),
  display: {
    servers: iab('display_server_factor', 'Servers per line, display', 1.412, perLine.servers),
    calls: iab('display_call_factor', 'Calls per line, display', 1.464, perLine.calls),
  },
  video: {
    servers: iab('video_server_factor', 'Servers per line, video', 1.316, perLine.servers),
    calls: iab('video_call_factor', 'Calls per line, video', 1.334, perLine.calls),
  },
  direct: {
    servers: iab('direct_servers', 'Servers of a direct buy', 2, perImpression.servers),
    calls: iab('direct_calls', 'Calls of a direct buy', 4, perImpression.calls),
  },
  'end-to-end': {
    servers: iab('end_to_end_servers', 'Servers of an end-to-end buy', 500, perImpression.servers),
    calls: iab('end_to_end_calls', 'Calls of an end-to-end buy', 0, perImpression.calls),
  },
  defaultLines: iab('default_ads_txt_lines', 'Default ads.txt lines (level 0)', 3000, 'ads.txt lines'),
  localShare: iab('local_share', 'Share of servers in the country', 0.5, 'share'),
  regionShare: iab('foreign_share', 'Share of servers across the region', 0.5, 'share'),
  regionGrid: {
    Europe: regionGrid('Europe', 0.25),
    'North America': regionGrid('North America', 0.378),
    Asia: regionGrid('Asia', 0.593),
    'South America': regionGrid('South America', 0.191),
    Oceania: regionGrid('Oceania', 0.478),
    Africa: regionGrid('Africa', 0.472),
    Global: regionGrid('Global', 0.376),
  } satisfies Record<Region, Constant>,
  benchmarkLines: {
    light: product('benchmark_lines_light', 'RTB light benchmark', 500, 'ads.txt lines'),
    medium: product('benchmark_lines_medium', 'RTB medium benchmark', 1000, 'ads.txt lines'),
    default: product('benchmark_lines_default', 'RTB default benchmark', 3000, 'ads.txt lines'),
  },
} as const;
