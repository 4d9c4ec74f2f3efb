import type { ComponentKind, Stage } from '@leaf/emissions';
import type { ImageFormat } from './theme/colours.ts';

/** A signed-in user. */
export type User = {
  id: number;
  email: string;
  username: string;
  verified_email: boolean;
  /** Platform admin. */
  leaf_admin: boolean;
  /** Waiting for the organization's admin. */
  needs_validation: boolean;
  organization_id: number | null;
  organization_name: string | null;
  /** The organization is waiting for the platform operator. */
  org_needs_approval: boolean;
  /** Whether there is a subscription. */
  leaf_basic: boolean;
  /** Organization admin. */
  is_admin: boolean;
  /** The organization is a member of the industry body. */
  is_member: boolean;
};

export type Organization = { id: number; name: string };

export type PendingOrganization = Organization & {
  claims_member?: boolean;
  /** E-mail or name of the creator. */
  created_by?: string | null;
};

export type OrganizationMember = {
  id: number;
  username: string;
  email: string;
  is_admin: boolean;
  needs_validation: boolean;
};

export type Campaign = {
  id: number;
  name: string;
  description: string | null;
  version: string;
  /** kg CO2e of all stages. */
  total_emissions?: number;
  /** What the total consists of. */
  parts?: readonly { stage: Stage; kind: ComponentKind; value: number }[];
  /** Counts the changes of name and description. */
  revision?: number;
};

/** Emissions in kg CO2e, payload in GB. */
export type StorageRow = {
  id: number;
  /** Counts the changes; what was read is compared with it when a change is saved. */
  version?: number;
  name: string;
  payload: number;
  ssd_copies: number;
  hdd_copies: number;
  lto_copies: number;
  cloud_copies: number;
  total_emissions: number;
  ssd_emissions: number;
  hdd_emissions: number;
  lto_emissions: number;
  cloud_emissions: number;
};

export type BuyType = 'programmatic' | 'end-to-end' | 'direct';

/** Emissions in kg CO2e. */
export type SelectionRow = {
  id: number;
  /** Counts the changes; what was read is compared with it when a change is saved. */
  version?: number;
  name: string;
  level: number;
  country: string;
  region: string;
  impressions: number;
  buy_type: BuyType;
  ads_txt_lines: number | null;
  placement_type: 'display' | 'video' | null;
  total_emissions: number;
  usephase_server_emissions: number;
  usephase_network_emissions: number;
  embodied_server_emissions: number;
  embodied_network_emissions: number;
};

/** Emissions in kg CO2e, payload in MB, ratios between 0 and 1. */
export type DeliveryRow = {
  id: number;
  /** Counts the changes; what was read is compared with it when a change is saved. */
  version?: number;
  name: string;
  level: number;
  country: string;
  region: string | null;
  impressions: number;
  placement_type: 'display' | 'video_hai' | 'video_no_hai' | null;
  payload: number | null;
  completion_rate: number | null;
  fixed_ratio: number | null;
  mobile_ratio: number | null;
  total_emissions: number;
  usephase_mobile_network_emissions: number;
  usephase_fixed_network_emissions: number;
  usephase_cdn_emissions: number;
  embodied_mobile_network_emissions: number;
  embodied_fixed_network_emissions: number;
  embodied_cdn_emissions: number;
};

/** Emissions in kg CO2e, view time in seconds. */
export type ConsumptionRow = {
  id: number;
  /** Counts the changes; what was read is compared with it when a change is saved. */
  version?: number;
  name: string;
  level: number;
  country: string;
  /** mixed, mobile, tablet, pc or tv; older rows may say desktop or computer. */
  device_type: string;
  impressions: number;
  placement_type: 'display' | 'video_hai' | null;
  view_time: number | null;
  total_emissions: number;
  usephase_device_emissions: number;
  embodied_device_emissions: number;
};

/** The row of each stage. */
export type StageRow = {
  storage: StorageRow;
  selection: SelectionRow;
  delivery: DeliveryRow;
  consumption: ConsumptionRow;
};

export type Geos = { countries: string[]; regions: string[]; delivery_regions: string[] };

/** Label to kg CO2e per million impressions. */
export type BenchmarkGroup = Record<string, number>;

export type Benchmarks = {
  storage: BenchmarkGroup;
  selection: BenchmarkGroup;
  delivery: BenchmarkGroup;
  consumption: BenchmarkGroup;
};

/** Size in KB (1 KB = 1000 bytes). */
export type ImageInfo = {
  id: number;
  filename: string | null;
  created_at: string;
  size?: number | null;
  /** `1920x1080`. */
  dimensions?: string | null;
  width?: number | null;
  height?: number | null;
  format?: string | null;
  color_space?: string | null;
  bit_depth?: number | null;
  bpp?: number | null;
  transparency?: boolean | null;
  megapixels?: number | null;
  /** How it runs; absent for a still picture. */
  animation?: ImageAnimation;
};

/** `seconds` of one run; `loops` how often it plays, null for ever. */
export type ImageAnimation = { frames: number; seconds: number; fps: number; loops: number | null };

/** How much of one resource is used, and its limit. */
export type UsageOf = { used: number; limit: number };

/** The organization's usage of each limited resource. */
export type Usage = { campaigns: UsageOf; rows: UsageOf; images: UsageOf; bytes: UsageOf };

/** The status is shown as the server words it. */
export type ImageJob = {
  id: number;
  type?: string;
  job_type?: string;
  /** The requested SSIM or MS-SSIM, KB or bits per pixel; null for lean. */
  target?: number | null;
  status: string;
  created_at: string;
  /** Between 0 and 1. */
  progress?: number | null;
  error?: string | null;
};

/** `[quality, size in bytes, ssim]`, or the same by name. */
export type DataPoint = readonly [number, number, number] | { quality: number; size: number; ssim: number };

/** Size in bytes. */
export type FormatResult = {
  quality: number;
  size: number;
  ssim: number;
  ms_ssim?: number | null;
  data_points: readonly DataPoint[];
  flags?: readonly string[];
};

export type ImageJobResult = { [format in ImageFormat]?: FormatResult | null } & {
  /** The recommended format. */
  recommended?: ImageFormat | null;
  /** Formats that the image cannot have, each with a sentence saying why. */
  unavailable?: readonly { format: ImageFormat; reason: string }[];
  /** The ad unit whose limit a lean job met. */
  ad_unit?: { name: string; limit_kb: number } | null;
  /** Size of the upload in bytes. */
  original_size?: number | null;
};
