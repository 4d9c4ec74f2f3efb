import { iab, product } from './constant.ts';

const unit = 'kg CO2e/GB per copy (10 years)';

/** Storage, ten years per copy. SSD and HDD follow the published text: see `ssdHddNote`. */
export const storageFactors = {
  ssd: iab('ssd_kg_per_gb', 'Flash storage (SSD)', 0.02, unit),
  hdd: iab('hdd_kg_per_gb', 'Disk storage (HDD)', 0.16, unit),
  lto: iab('lto_kg_per_gb', 'Tape storage (LTO)', 0.00114, unit),
  cloud: iab('cloud_kg_per_gb', 'Cloud storage', 0.0253, unit),
  mastersBundle: product('benchmark_masters_bundle_gb', 'Masters bundle of the benchmark', 100, 'GB'),
} as const;
