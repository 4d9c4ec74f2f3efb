import type {
  BundleInventory,
  Creative as CreativeAnswer,
  components,
  JobFailure,
} from '@leaf/api-client/contract';
import type { Stage } from '@leaf/emissions';
import type { Format, WrittenFormat } from '@leaf/optimiser';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

/** An instant; the database fills it in if omitted. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Optional on insert, `null` when absent. */
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Id = GeneratedAlways<number>;

/** The largest id that a table can hold, as in the contract; a larger number is nobody's. */
export const MAX_ID = 2 ** 31 - 1;

export type UserTable = {
  id: Id;
  email: string;
  username: string;
  /** Null until the owner sets one, because several sign-ups used the address. */
  password_hash: Maybe<string>;
  verified_at: MaybeStamp;
  platform_admin: Generated<boolean>;
  /** Created by the program for a demo, not by a person. */
  demo: Generated<boolean>;
  org_id: Maybe<number>;
  org_role: Maybe<'admin' | 'member'>;
  membership: Generated<'none' | 'pending' | 'member'>;
  joined_at: MaybeStamp;
  created_at: Stamp;
  /** Their language, as a BCP 47 tag; null until they state one. */
  language: Maybe<string>;
};

export type SessionTable = {
  hash: Buffer;
  /** An account's session, or one of a sign-up that nobody has activated yet. */
  user_id: Maybe<number>;
  sign_up_id: Maybe<number>;
  created_at: Stamp;
  last_seen_at: Stamp;
  expires_at: Date;
  ip_prefix: Maybe<string>;
  agent: Maybe<string>;
};

export type SignUpTable = {
  id: Id;
  email: string;
  username: string;
  password_hash: string;
  created_at: Stamp;
  expires_at: Date;
  language: Maybe<string>;
};

export type AuthCodeTable = {
  id: Id;
  email: string;
  purpose: 'activate' | 'reset';
  sign_up_id: Maybe<number>;
  hash: Buffer;
  /** The requester, as a keyed hash of the address. */
  requested_by: string;
  sent_at: Stamp;
  expires_at: Date;
};

export type CodeGuessTable = { code_id: number; caller: string; guesses: number };

export type ThrottleTable = { key: string; hits: number; window_start: Stamp };

export type OrganizationTable = {
  id: Id;
  name: string;
  /** How the name looks, as written and in lower case; null for one that looked like another before that was kept. */
  name_look: Maybe<string>;
  name_small_look: Maybe<string>;
  claims_member: boolean;
  is_member: Generated<boolean>;
  status: Generated<'pending' | 'approved' | 'denied'>;
  seats: Generated<number>;
  created_by: number | null;
  decided_by: Maybe<number>;
  decided_at: MaybeStamp;
  deleted_at: MaybeStamp;
  created_at: Stamp;
};

export type MembershipEventTable = {
  id: Id;
  org_id: number;
  user_id: number;
  actor_id: number | null;
  kind: 'requested' | 'withdrawn' | 'approved' | 'rejected' | 'removed' | 'created';
  at: Stamp;
};

export type SubscriptionTable = {
  org_id: number;
  source: 'stripe' | 'sandbox' | 'grant';
  customer_id: Maybe<string>;
  subscription_id: Maybe<string>;
  /**
   * In the payment service's terms: trialing, active, past_due, canceled, … ; null until the first checkout is
   * complete.
   */
  status: Maybe<string>;
  past_due_since: MaybeStamp;
  trial_end: MaybeStamp;
  current_period_end: MaybeStamp;
  cancel_at: MaybeStamp;
  trial_used_at: MaybeStamp;
  checkout_id: Maybe<string>;
  checkout_url: Maybe<string>;
  checkout_expires_at: MaybeStamp;
  /** A checkout that was ordered but has no response yet. */
  checkout_order: ColumnType<CheckoutOrder | null, string | null | undefined, string | null>;
  checked_at: MaybeStamp;
  /** The number of queries to the payment service, and the one whose response is stored here. */
  asked: Generated<number>;
  answered: Generated<number>;
};

/** The parameters of a checkout. The key makes a retry idempotent. */
export type CheckoutOrder = {
  key: string;
  orgId: number;
  email: string;
  customerId: string | null;
  trial: boolean;
  instance: string;
  /** ISO 8601. */
  askedAt: string;
};

/** Something at a payment service that has to end; retried until it does. */
export type PaymentToEndTable = {
  /** Of the subscription or the checkout at the payment service, or the order's key. */
  id: string;
  kind: 'subscription' | 'checkout' | 'order';
  source: 'stripe' | 'sandbox';
  org_id: number;
  checkout_order: ColumnType<CheckoutOrder | null, string | null | undefined, string | null>;
  since: Date;
  tries: Generated<number>;
  next_at: Date;
};

export type BillingEventTable = {
  id: string;
  type: string;
  /** When the payment service created it. */
  created_at: MaybeStamp;
  received_at: Stamp;
  applied_at: MaybeStamp;
  /** The outcome, in one word. */
  outcome: Maybe<string>;
};

export type CampaignTable = {
  id: Id;
  org_id: number;
  name: string;
  description: Maybe<string>;
  version: 'gmsf1.2';
  created_by: number | null;
  created_at: Stamp;
  /** Number of rows in all stages; maintained by triggers. */
  row_count: Generated<number>;
  revision: Generated<number>;
  /** Set while it can be restored. */
  deleted_at: MaybeStamp;
  /** Number of its deleted rows; maintained by triggers. */
  deleted_row_count: Generated<number>;
};

type RowOf<S extends Stage> = components['schemas'][`${Capitalize<S>}Row`];

/** A row in the contract's words, and what only the database knows of it. */
type RowTable<Row> = {
  [K in keyof Row as Exclude<K, 'id' | 'version'>]: null extends Row[K] ? Maybe<NonNullable<Row[K]>> : Row[K];
} & { id: Id; campaign_id: number; version: Generated<number> };

/** The table of each stage. */
export type RowTables = { [S in Stage as `${S}_row`]: RowTable<RowOf<S>> };

/** A row that can be restored. */
export type DeletedRowTable = {
  /** In the order of the deletions. */
  id: Id;
  campaign_id: number;
  stage: Stage;
  row_id: number;
  name: string;
  /** The row as its table had it. Bind with JSON.stringify. */
  content: ColumnType<unknown, string, never>;
  deleted_at: Date;
};

/** How an organization's plans are read. */
export type ImportMappingTable = {
  org_id: number;
  /** Bind with JSON.stringify. */
  content: ColumnType<unknown, string, string>;
  updated_at: Date;
};

export type ImageTable = {
  id: Id;
  org_id: number;
  filename: string;
  /** Lower-case hexadecimal digest of the file's bytes. */
  sha256: string;
  object_key: string;
  bytes: number;
  width: number;
  height: number;
  format: 'JPEG' | 'PNG' | 'WEBP' | 'AVIF' | 'GIF';
  color_space: string;
  bit_depth: number;
  /** Whether any pixel is transparent. */
  has_alpha: boolean;
  created_by: number | null;
  created_at: Stamp;
  /** Total size of the files that jobs produced from it; maintained by triggers. */
  processed_bytes: Generated<number>;
  /** Set while it can be restored. */
  deleted_at: MaybeStamp;
  /** Of an animation, with the seconds of one run; null for a still picture. */
  frames: Maybe<number>;
  seconds: Maybe<number>;
  /** How often an animation plays; null for ever. */
  loops: Maybe<number>;
};

/** An uploaded HTML5 creative. */
export type CreativeTable = {
  id: Id;
  org_id: number;
  filename: string;
  /** Lower-case hexadecimal digest of the ZIP. */
  sha256: string;
  object_key: string;
  bytes: number;
  /** What a list needs of the inventory, which may be large. Bind with JSON.stringify. */
  facts: ColumnType<CreativeFacts, string, never>;
  /** Bind with JSON.stringify. */
  inventory: ColumnType<BundleInventory, string, never>;
  created_by: number | null;
  created_at: Stamp;
  /** Total size of the ZIPs that jobs made of it; maintained by triggers. */
  light_bytes: Generated<number>;
  /** Set while it can be restored. */
  deleted_at: MaybeStamp;
};

export type CreativeFacts = Pick<
  CreativeAnswer,
  'entry' | 'width' | 'height' | 'file_count' | 'picture_count' | 'initial' | 'later' | 'possible'
>;

/** The ZIP that a job made of a creative. */
export type LightCreativeTable = {
  job_id: number;
  creative_id: number;
  object_key: string;
  bytes: number;
  sha256: string;
};

export type JobStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';
export type JobMode = 'lightweighting' | 'ms-lightweighting' | 'file_size' | 'bpp' | 'lean';
export type OutputFormat = WrittenFormat;

export type ImageJobTable = {
  id: Id;
  /** Null for the job of a creative. */
  image_id: Maybe<number>;
  creative_id: Maybe<number>;
  /** `point`: one quality of one format, asked for by hand; `creative`: the pictures of an HTML5 creative. */
  mode: JobMode | 'point' | 'creative';
  target: Maybe<number>;
  /** What to measure; null in every other mode. */
  point_format: Maybe<Format>;
  point_quality: Maybe<number>;
  /** The limit of the whole ZIP of a creative. */
  kilobytes: Maybe<number>;
  /** The id of the platform whose rules the files are checked against. */
  preset: Maybe<string>;
  status: Generated<JobStatus>;
  /** 0 to 1. */
  progress: Generated<number>;
  attempts: Generated<number>;
  /** Why it failed: an English sentence. */
  error: Maybe<string>;
  /** Null for what failed before there were codes. */
  error_code: Maybe<JobFailure>;
  /** The queue's job that runs this one, known once it was claimed. */
  queue_job_id: Maybe<string>;
  /** Bind with JSON.stringify: node-postgres would turn an array into a PostgreSQL array. */
  result: ColumnType<unknown, string | null | undefined, string | null>;
  created_by: number | null;
  created_at: Stamp;
  started_at: MaybeStamp;
  finished_at: MaybeStamp;
};

/** Settings of a job that an organization keeps under a name. */
export type JobSettingsTable = {
  id: Id;
  org_id: number;
  name: string;
  mode: JobMode;
  target: Maybe<number>;
  preset: Maybe<string>;
};

export type ProcessedImageTable = {
  image_id: number;
  format: OutputFormat;
  quality: number;
  object_key: string;
  bytes: number;
  sha256: string;
  ssim: Maybe<number>;
  ms_ssim: Maybe<number>;
  fidelity: Maybe<number>;
  /** The encoder's version; a point of another version is measured again. */
  encoder: Maybe<string>;
  job_id: number | null;
  /** Of an animation, whose similarities are means: the SSIM of its worst frame. */
  worst_ssim: Maybe<number>;
};

/** The file that people chose of an image, which is otherwise the one that its newest job recommends. */
export type FileChoiceTable = {
  image_id: number;
  format: OutputFormat | 'original';
  /** Null for the upload. */
  quality: number | null;
};

export type ApiKeyTable = {
  id: Id;
  org_id: number;
  name: string;
  hash: Buffer;
  /** How the key begins. */
  prefix: string;
  may_read: boolean;
  may_write: boolean;
  created_by: Maybe<number>;
  created_at: Stamp;
  last_used_at: MaybeStamp;
  expires_at: MaybeStamp;
};

export type EmbedTokenTable = {
  hash: Buffer;
  key_id: number;
  may_read: boolean;
  may_write: boolean;
  /** Null for everything the key may do. */
  campaigns: ColumnType<number[] | null, string | null, string | null>;
  expires_at: Date;
};

export type IdempotencyKeyTable = {
  /** The caller: a person or a program. */
  user_id: Maybe<number>;
  key_id: Maybe<number>;
  key: string;
  operation: string;
  body_hash: Buffer;
  /** Null while the first call is in progress. */
  status: Maybe<number>;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Stamp;
  /** The process at work on the first call; null for a call in one transaction. */
  holder: Maybe<string>;
};

/** The processes that share the database, each with the time of its last sign of life. */
export type ServerInstanceTable = {
  id: string;
  seen_at: Date;
};

export type AuditLogTable = {
  id: Id;
  at: Stamp;
  actor_id: Maybe<number>;
  org_id: Maybe<number>;
  action: string;
  target: Maybe<string>;
  detail: ColumnType<unknown, string | null | undefined, never>;
};

/** One row per fact about the installation itself, such as that the demo has been seeded. */
export type SettingTable = { key: string; value: string };

/** A single row: the identity of this database towards its picture store. */
export type ObjectStoreTable = {
  only_row: Generated<boolean>;
  identity: Generated<string>;
  /** When it first marked a store as its own. */
  claimed_at: MaybeStamp;
};

/**
 * A key whose file no row refers to, either not yet or no longer. Its time comes from the program's clock, as the
 * sweep's does.
 */
export type ObjectReservationTable = { key: string; reserved_at: Date };

/** Held-back notices to one person, by subject. */
export type HeldNoticeTable = {
  recipient: string;
  kind: 'join' | 'organization' | 'news';
  held: Generated<number>;
  /** The latest one, sealed like a queued mail. */
  sealed: string;
  since: Date;
};

/** Every table, by its name in the database. */
export type Tables = RowTables & {
  app_user: UserTable;
  session: SessionTable;
  sign_up: SignUpTable;
  auth_code: AuthCodeTable;
  code_guess: CodeGuessTable;
  throttle: ThrottleTable;
  organization: OrganizationTable;
  membership_event: MembershipEventTable;
  subscription: SubscriptionTable;
  billing_event: BillingEventTable;
  payment_to_end: PaymentToEndTable;
  campaign: CampaignTable;
  deleted_row: DeletedRowTable;
  import_mapping: ImportMappingTable;
  image: ImageTable;
  creative: CreativeTable;
  light_creative: LightCreativeTable;
  image_job: ImageJobTable;
  job_settings: JobSettingsTable;
  processed_image: ProcessedImageTable;
  file_choice: FileChoiceTable;
  api_key: ApiKeyTable;
  embed_token: EmbedTokenTable;
  idempotency_key: IdempotencyKeyTable;
  server_instance: ServerInstanceTable;
  audit_log: AuditLogTable;
  setting: SettingTable;
  held_notice: HeldNoticeTable;
  object_store: ObjectStoreTable;
  object_reservation: ObjectReservationTable;
};

export type User = Selectable<UserTable>;
export type Organization = Selectable<OrganizationTable>;
export type Subscription = Selectable<SubscriptionTable>;
export type PaymentToEnd = Selectable<PaymentToEndTable>;
export type Image = Selectable<ImageTable>;
export type ImageJob = Selectable<ImageJobTable>;
export type Creative = Selectable<CreativeTable>;
