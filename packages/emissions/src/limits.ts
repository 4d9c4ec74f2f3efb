/** The values that a number field accepts. */
export interface Limit {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** Whole numbers only. */
  readonly whole: boolean;
}

const limit = (label: string, max: number, whole: boolean): Limit => ({ label, min: 0, max, whole });

/** Bounds of every number of a row; the upper ones only catch typing errors. */
export const limits = {
  payload: limit('Payload', 1e9, false),
  ssd_copies: limit('SSD copies', 1e6, true),
  hdd_copies: limit('HDD copies', 1e6, true),
  lto_copies: limit('LTO copies', 1e6, true),
  cloud_copies: limit('Cloud copies', 1e6, true),
  impressions: limit('Impressions', 1e12, true),
  ads_txt_lines: limit('Ads.txt lines', 1e6, true),
  completion_rate: limit('Completion rate', 1, false),
  view_time: limit('View time', 86_400, true),
  grid: limit('Grid intensity', 1e6, false),
} as const;
