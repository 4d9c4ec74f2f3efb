import { type Constant, iab } from './constant.ts';

/** The regions a delivery row may name, in display order. */
export const deliveryRegions = ['Europe', 'NA', 'APAC', 'LATAM'] as const;
export type DeliveryRegion = (typeof deliveryRegions)[number];

const ratios = <Region extends DeliveryRegion>(region: Region, fixed: number, mobile: number) => ({
  fixed: iab(`fixed_ratio.${region}`, `Share on fixed networks, ${region}`, fixed, 'share'),
  mobile: iab(`mobile_ratio.${region}`, `Share on mobile networks, ${region}`, mobile, 'share'),
});

const size = <Kind extends string>(kind: Kind, defaultMb: number, overheadMb: number) => ({
  payload: iab(`default_payload_mb.${kind}`, `Default payload, ${kind}`, defaultMb, 'MB/impression'),
  overhead: iab(`overhead_mb.${kind}`, `Overhead, ${kind}`, overheadMb, 'MB/impression'),
});

export const deliveryFactors = {
  mobile: {
    usephase: iab('mobile_usephase_kwh_per_mb', 'Electricity of mobile networks', 1.17e-4, 'kWh/MB'),
    embodied: iab('mobile_embodied_kg_per_mb', 'Embodied emissions of mobile networks', 8.7e-6, 'kg CO2e/MB'),
  },
  fixed: {
    usephase: iab('fixed_usephase_kwh_per_mb', 'Electricity of fixed networks', 1.65e-5, 'kWh/MB'),
    embodied: iab('fixed_embodied_kg_per_mb', 'Embodied emissions of fixed networks', 2.14e-6, 'kg CO2e/MB'),
  },
  cdn: {
    usephase: iab('cdn_usephase_kwh_per_mb', 'Electricity of the CDN', 4.3e-7, 'kWh/MB'),
    embodied: iab('cdn_embodied_kg_per_mb', 'Embodied emissions of the CDN', 5.88e-7, 'kg CO2e/MB'),
  },
  size: {
    display: size('display', 0.25, 0.05),
    video_hai: size('video_hai', 4, 0.35),
    video_no_hai: size('video_no_hai', 6, 0.35),
  },
  ratios: {
    Europe: ratios('Europe', 0.7431, 0.2569),
    NA: ratios('NA', 0.8608, 0.1392),
    APAC: ratios('APAC', 0.6768, 0.3232),
    LATAM: ratios('LATAM', 0.7145, 0.2855),
  } satisfies Record<DeliveryRegion, { fixed: Constant; mobile: Constant }>,
} as const;
