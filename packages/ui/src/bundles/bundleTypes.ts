import type { BundleInventory, KeptReason, LoadSum, PresetId } from '@leaf/optimiser/browser';

/** An uploaded HTML5 creative: bytes of its ZIP, and what is in it. */
export type BundleDetail = { bytes: number; inventory: BundleInventory };

/** Bytes of a ZIP, and its loads; `possible` are unused pictures that a script may load besides. */
export type Weight = { bytes: number; initial: LoadSum; later: LoadSum; possible?: LoadSum };

/** What a job made of a creative; `left_out` are the files that the lighter ZIP does not have. */
export type BundleOutcome = {
  after: Weight;
  left_out?: readonly string[];
};

/** A creative as lists show it. */
export type Creative = {
  id: number;
  filename: string;
  created_at: string;
  /** Bytes of the ZIP. */
  bytes: number;
  /** Its `ad.size` in pixels; null where the document names none. */
  width: number | null;
  height: number | null;
  file_count: number;
  picture_count: number;
  initial: LoadSum;
  later: LoadSum;
  /** Unused pictures that a script may load besides. */
  possible?: LoadSum;
  /** The last job. */
  job?: CreativeJobState | null;
};

/** The state of a job, and the bytes of the lighter ZIP once there is one. */
export type CreativeJobState = {
  id: number;
  status: string;
  progress?: number | null;
  bytes?: number | null;
};

/** A creative with what is in it. */
export type CreativeDetail = Creative & { inventory: BundleInventory };

/** Makes a creative lighter. The status is shown in the server's own words. */
export type CreativeJob = {
  id: number;
  status: string;
  created_at: string;
  /** Between 0 and 1. */
  progress?: number | null;
  error?: string | null;
  /** The platform it is for. */
  preset?: PresetId;
  /** The SSIM that every picture should reach. */
  target?: number | null;
  /** The limit that was asked for. */
  kilobytes?: number | null;
};

/** A picture of a creative, as it was and as a job left it. */
export type CreativePicture = {
  path: string;
  format: string;
  /** Bytes. */
  before: number;
  after: number;
  ssim: number | null;
  /** Why it stays as it was; null if it is lighter. */
  kept: KeptReason | null;
  /** What was taken out of an SVG. */
  removed: readonly string[];
};

/** A limit in bytes; `least` is what would be needed if it is not kept. */
export type CreativeBudget = {
  of: 'zip' | 'initial' | 'later' | 'download';
  limit: number;
  kept: boolean;
  least: number | null;
};

/** What a job made of a creative. */
export type CreativeJobResult = {
  before: Weight;
  after: Weight;
  pictures: readonly CreativePicture[];
  /** Files that macOS or Windows added to the upload, which the lighter ZIP does not have. */
  left_out?: readonly string[];
  budgets: readonly CreativeBudget[];
};

/** The job to create. The host adds the creative. */
export type CreativeJobPayload = { preset?: PresetId; target: number; kilobytes?: number };
