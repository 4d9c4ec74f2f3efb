import type { ComponentKind, emissionsOf, Stage } from '@leaf/emissions';
import type { PresetRule, WrittenFormat } from '@leaf/optimiser/browser';

export type { BuyType } from '@leaf/emissions';

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

export type KeyScope = 'read' | 'write';

/** An API key of an organization, without its secret. Times are ISO 8601 instants. */
export type ApiKey = {
  id: number;
  name: string;
  /** The first characters of the key, to identify it. */
  prefix: string;
  scopes: KeyScope[];
  /** Null if it was never used. */
  last_used_at: string | null;
  /** Null if it does not expire. */
  expires_at: string | null;
};

export type Campaign = {
  id: number;
  name: string;
  description: string | null;
  version: string;
  /** kg CO2e of all stages. */
  total_emissions?: number;
  /** The parts of the total. */
  parts?: readonly { stage: Stage; kind: ComponentKind; value: number }[];
  /** Incremented with every change of name or description. */
  revision?: number;
};

/** Values of a row that are plain text for the components, whatever the model knows. */
type Text = 'country' | 'region' | 'device_type';
type Ratio = 'fixed_ratio' | 'mobile_ratio';
type Shown<Field, Value> = Field extends Ratio
  ? number | null
  : Value extends number
    ? number
    : Value extends string
      ? Field extends Text
        ? string
        : Value
      : Value;
type Computed<S extends Stage> = Omit<ReturnType<(typeof emissionsOf)[S]>, 'trace'>;

/** The picture whose file has a row's payload as its size: the id of the upload, with the format and quality of the file. */
export type RowPicture = {
  image_id?: number | null;
  image_format?: WrittenFormat | null;
  image_quality?: number | null;
};

/**
 * The row of each stage, as the model of `@leaf/emissions` computes it. Emissions in kg CO2e; payload in GB for storage
 * and in MB elsewhere, ratios between 0 and 1, view time in seconds. Older rows may name other devices.
 */
export type StageRow = {
  [S in Stage]: {
    id: number;
    /** Incremented with every change; sent when a change is saved, to detect conflicts. */
    version?: number;
    name: string;
  } & { [Field in keyof Computed<S>]: Shown<Field, Computed<S>[Field]> } & (S extends 'delivery'
      ? RowPicture
      : unknown);
};

export type Geos = { countries: string[]; regions: string[]; delivery_regions: string[] };

/** Label to kg CO2e per million impressions. */
export type BenchmarkGroup = Record<string, number>;

export type Benchmarks = Record<Stage, BenchmarkGroup>;

/** Size in KB (1 KB = 1000 bytes). */
export type ImageInfo = {
  id: number;
  filename: string | null;
  created_at: string;
  /** SHA-256 of the uploaded bytes, in hexadecimal. */
  sha256?: string;
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
  /** How it plays; absent for a still picture. */
  animation?: ImageAnimation;
};

/** `seconds` of one loop; `loops` is how often it plays, null for forever. */
export type ImageAnimation = { frames: number; seconds: number; fps: number; loops: number | null };

/** How much of one resource is used, and its limit. */
export type UsageOf = { used: number; limit: number };

/** The organization's usage of each limited resource. */
export type Usage = {
  campaigns: UsageOf;
  rows: UsageOf;
  images: UsageOf;
  /** HTML5 creatives; absent where a server does not know them. */
  creatives?: UsageOf;
  bytes: UsageOf;
};

/** The status is shown in the server's own words. */
export type ImageJob = {
  id: number;
  type?: string;
  job_type?: string;
  /** The requested SSIM or MS-SSIM, KB or bits per pixel; null for lean. */
  target?: number | null;
  /** The ad platform whose rules it keeps to. */
  preset?: string | null;
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
  /** Formats that the image cannot have: why, as a sentence in English and as a code with its figures. */
  unavailable?: readonly {
    format: ImageFormat;
    reason: string;
    /** Absent in results of earlier releases. */
    code?: 'no-animation' | 'sides' | 'not-encoded';
    /** Of `no-animation`. */
    frames?: number;
    /** Of `sides`, in pixels. */
    most?: number;
    width?: number;
    height?: number;
  }[];
  /** The ad unit whose limit a lean job met. */
  ad_unit?: { name: string; limit_kb: number; match?: 'exact' | 'flexible' | 'nearest' } | null;
  /** Size of the upload in bytes. */
  original_size?: number | null;
  /** Results besides those that every job tries. */
  more?: MoreImageResults;
};

/** A PNG, the GIF of an animation, and whether the files can be uploaded to the platform that the job named. */
export type MoreImageResults = {
  png?: FormatResult | null;
  gif?: FormatResult | null;
  /** Set where the PNG or GIF is better than each of the other formats. */
  recommended?: 'png' | 'gif';
  /** How an animation plays. */
  animation?: ImageAnimation;
  preset?: {
    id: string;
    name: string;
    /** The page that states the rules, and the day it was read. */
    source?: string;
    read?: string;
    /** Maximum bytes; null if the page states no limit. */
    limit?: number | null;
    files: readonly { format: WrittenFormat; breaks: readonly PresetRule[] }[];
    recommended?: WrittenFormat | null;
  };
};
