import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const accounts = [
  `create table organization (
    id integer generated always as identity primary key,
    name text not null check (length(name) between 1 and 200),
    claims_member boolean not null,
    is_member boolean not null default false,
    status text not null default 'pending' check (status in ('pending', 'approved', 'denied')),
    seats integer not null default 5 check (seats > 0),
    created_by integer,
    decided_by integer,
    decided_at timestamptz,
    deleted_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create unique index organization_name on organization (lower(name))
    where status <> 'denied' and deleted_at is null`,
  `create table app_user (
    id integer generated always as identity primary key,
    email text not null check (length(email) <= 254),
    username text not null check (length(username) between 1 and 64),
    password_hash text not null,
    verified_at timestamptz,
    platform_admin boolean not null default false,
    org_id integer references organization (id),
    org_role text check (org_role in ('admin', 'member')),
    membership text not null default 'none' check (membership in ('none', 'pending', 'member')),
    joined_at timestamptz,
    created_at timestamptz not null default now(),
    check ((membership = 'none') = (org_id is null)),
    check ((membership = 'none') = (org_role is null))
  )`,
  'create unique index app_user_email on app_user (lower(email))',
  'create index app_user_org on app_user (org_id, membership)',
  `alter table organization
    add foreign key (created_by) references app_user (id) on delete set null,
    add foreign key (decided_by) references app_user (id) on delete set null`,
  `create table session (
    hash bytea primary key,
    user_id integer not null references app_user (id) on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ip_prefix text,
    agent text
  )`,
  'create index session_by_user on session (user_id)',
  'create index session_expiry on session (expires_at)',
  `create table auth_code (
    user_id integer not null references app_user (id) on delete cascade,
    purpose text not null check (purpose in ('activate', 'reset')),
    hash bytea not null,
    attempts integer not null default 0,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null,
    primary key (user_id, purpose)
  )`,
  `create table throttle (
    key text primary key,
    hits integer not null,
    window_start timestamptz not null default now()
  )`,
  `create table membership_event (
    id integer generated always as identity primary key,
    org_id integer not null references organization (id) on delete cascade,
    user_id integer not null references app_user (id) on delete cascade,
    actor_id integer references app_user (id) on delete set null,
    kind text not null
      check (kind in ('requested', 'withdrawn', 'approved', 'rejected', 'removed', 'created')),
    at timestamptz not null default now()
  )`,
  'create index membership_event_user on membership_event (user_id, id desc)',
  'create index membership_event_org on membership_event (org_id, id desc)',
  `create table idempotency_key (
    user_id integer not null references app_user (id) on delete cascade,
    key text not null check (length(key) between 1 and 200),
    operation text not null,
    body_hash bytea not null,
    status integer,
    answer json,
    created_at timestamptz not null default now(),
    primary key (user_id, key)
  )`,
  'create index idempotency_key_age on idempotency_key (created_at)',
  `create table audit_log (
    id integer generated always as identity primary key,
    at timestamptz not null default now(),
    actor_id integer,
    org_id integer,
    action text not null,
    target text,
    detail jsonb
  )`,
  'create index audit_log_org on audit_log (org_id, id desc)',
  'create table setting (key text primary key, value text not null)',
];

const billing = [
  `create table subscription (
    org_id integer primary key references organization (id) on delete cascade,
    source text not null check (source in ('stripe', 'sandbox', 'grant')),
    customer_id text,
    subscription_id text,
    status text,
    past_due_since timestamptz,
    trial_end timestamptz,
    current_period_end timestamptz,
    cancel_at timestamptz,
    trial_used_at timestamptz,
    checkout_id text,
    checkout_url text,
    checkout_expires_at timestamptz,
    checked_at timestamptz
  )`,
  'create unique index subscription_customer on subscription (customer_id) where customer_id is not null',
  'create unique index subscription_checkout on subscription (checkout_id) where checkout_id is not null',
  `create table billing_event (
    id text primary key,
    type text not null,
    received_at timestamptz not null default now(),
    applied_at timestamptz,
    payload jsonb not null
  )`,
];

const rowColumns = (columns: string, emissions: readonly string[]) => `
    id integer generated always as identity primary key,
    campaign_id integer not null references campaign (id) on delete cascade,
    name text not null check (length(name) between 1 and 200),
    ${columns},
    ${emissions.map((column) => `${column} double precision not null check (${column} >= 0)`).join(',\n    ')},
    total_emissions double precision not null check (total_emissions >= 0),
    factors_version text not null`;

const impressions = 'impressions bigint not null check (impressions between 0 and 1000000000000)';
const copies = (column: string) => `${column} integer not null check (${column} between 0 and 1000000)`;

const campaigns = [
  `create table campaign (
    id integer generated always as identity primary key,
    org_id integer not null references organization (id) on delete cascade,
    name text not null check (length(name) between 1 and 200),
    description text check (length(description) <= 2000),
    version text not null check (version = 'gmsf1.2'),
    created_by integer references app_user (id) on delete set null,
    created_at timestamptz not null default now()
  )`,
  'create index campaign_org on campaign (org_id, id desc)',
  `create table storage_row (${rowColumns(
    `payload double precision not null check (payload between 0 and 1000000000),
    ${['ssd_copies', 'hdd_copies', 'lto_copies', 'cloud_copies'].map(copies).join(',\n    ')}`,
    ['ssd_emissions', 'hdd_emissions', 'lto_emissions', 'cloud_emissions'],
  )})`,
  'create index storage_row_campaign on storage_row (campaign_id, id)',
  `create table selection_row (${rowColumns(
    `level integer not null check (level >= 0),
    country text not null,
    region text not null,
    ${impressions},
    buy_type text not null check (buy_type in ('programmatic', 'end-to-end', 'direct')),
    ads_txt_lines integer check (ads_txt_lines >= 0),
    placement_type text check (placement_type in ('display', 'video')),
    check (buy_type = 'programmatic' or (ads_txt_lines is null and placement_type is null))`,
    [
      'usephase_server_emissions',
      'usephase_network_emissions',
      'embodied_server_emissions',
      'embodied_network_emissions',
    ],
  )})`,
  'create index selection_row_campaign on selection_row (campaign_id, id)',
  `create table delivery_row (${rowColumns(
    `level integer not null check (level between 0 and 3),
    country text not null,
    region text,
    ${impressions},
    placement_type text check (placement_type in ('display', 'video_hai', 'video_no_hai')),
    payload double precision check (payload between 0 and 1000000000),
    completion_rate double precision check (completion_rate between 0 and 1),
    fixed_ratio double precision not null check (fixed_ratio between 0 and 1),
    mobile_ratio double precision not null check (mobile_ratio between 0 and 1)`,
    [
      'usephase_mobile_network_emissions',
      'usephase_fixed_network_emissions',
      'usephase_cdn_emissions',
      'embodied_mobile_network_emissions',
      'embodied_fixed_network_emissions',
      'embodied_cdn_emissions',
    ],
  )})`,
  'create index delivery_row_campaign on delivery_row (campaign_id, id)',
  `create table consumption_row (${rowColumns(
    `level integer not null check (level between 0 and 1),
    country text not null,
    device_type text not null check (device_type in ('mixed', 'mobile', 'tablet', 'pc', 'tv')),
    ${impressions},
    placement_type text check (placement_type in ('display', 'video_hai')),
    view_time double precision check (view_time between 0 and 86400),
    check (level = 1 or view_time is null),
    check (level = 0 or placement_type is null)`,
    ['usephase_device_emissions', 'embodied_device_emissions'],
  )})`,
  'create index consumption_row_campaign on consumption_row (campaign_id, id)',
];

const images = [
  `create table image (
    id integer generated always as identity primary key,
    org_id integer not null references organization (id) on delete cascade,
    filename text not null,
    sha256 text not null,
    object_key text not null,
    bytes bigint not null,
    width integer not null,
    height integer not null,
    format text not null,
    color_space text not null,
    bit_depth integer not null,
    has_alpha boolean not null,
    created_by integer references app_user (id) on delete set null,
    created_at timestamptz not null default now()
  )`,
  'create index image_org on image (org_id, id desc)',
  `create table image_job (
    id integer generated always as identity primary key,
    image_id integer not null references image (id) on delete cascade,
    mode text not null check (mode in ('lightweighting', 'ms-lightweighting', 'file_size', 'bpp', 'lean')),
    target double precision,
    status text not null default 'queued'
      check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
    progress double precision not null default 0 check (progress between 0 and 1),
    attempts integer not null default 0,
    error text,
    queue_job_id text,
    result jsonb,
    created_by integer references app_user (id) on delete set null,
    created_at timestamptz not null default now(),
    started_at timestamptz,
    finished_at timestamptz,
    check ((mode = 'lean') = (target is null))
  )`,
  'create index image_job_image on image_job (image_id, id desc)',
  'create index image_job_started on image_job (started_at)',
  `create unique index image_job_live on image_job (image_id, mode, coalesce(target, -1))
    where status in ('queued', 'running')`,
  `create table processed_image (
    image_id integer not null references image (id) on delete cascade,
    format text not null check (format in ('jpeg', 'webp', 'avif')),
    quality integer not null check (quality between 0 and 100),
    object_key text not null,
    bytes bigint not null,
    sha256 text not null,
    ssim double precision,
    ms_ssim double precision,
    job_id integer references image_job (id) on delete set null,
    primary key (image_id, format, quality)
  )`,
];

/** The whole first schema. Written for PostgreSQL 15, which production may run. */
export const start: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...accounts, ...billing, ...campaigns, ...images])
      await sql.raw(statement).execute(db);
  },
};
