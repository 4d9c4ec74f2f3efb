import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table api_key (
    id integer generated always as identity primary key,
    org_id integer not null references organization (id) on delete cascade,
    name text not null check (length(name) between 1 and 200),
    hash bytea not null unique,
    prefix text not null check (length(prefix) = 9),
    may_read boolean not null,
    may_write boolean not null,
    created_by integer references app_user (id) on delete set null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    expires_at timestamptz,
    check (may_read or may_write)
  )`,
  'create index api_key_by_organization on api_key (org_id, id desc)',
  `create table embed_token (
    hash bytea primary key,
    key_id integer not null references api_key (id) on delete cascade,
    may_read boolean not null,
    may_write boolean not null,
    campaigns json,
    expires_at timestamptz not null,
    check (may_read or may_write)
  )`,
  'create index embed_token_by_key on embed_token (key_id)',
  'create index embed_token_expiry on embed_token (expires_at)',
  // Programs use idempotency keys too. An earlier release that is still running ignores the new column.
  'alter table idempotency_key drop constraint idempotency_key_pkey',
  'alter table idempotency_key alter column user_id drop not null',
  'alter table idempotency_key add column key_id integer references api_key (id) on delete cascade',
  'alter table idempotency_key add constraint idempotency_key_once unique nulls not distinct (user_id, key_id, key)',
  'alter table idempotency_key add constraint idempotency_key_holder check ((user_id is null) <> (key_id is null))',
];

/** API keys of organizations, and the embed tokens that come of them. */
export const keys: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: the tables are those of this moment
  async up(db: Kysely<any>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
