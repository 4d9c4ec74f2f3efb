import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fillLooks } from '../looks.ts';

const statements = [
  // A checkout that was ordered but has no response yet, and the order of queries about a subscription.
  `alter table subscription
    add column checkout_order json,
    add column asked integer not null default 0,
    add column answered integer not null default 0`,
  'create index subscription_id on subscription (subscription_id) where subscription_id is not null',
  `create table payment_to_end (
    id text primary key check (length(id) <= 255),
    kind text not null check (kind in ('subscription', 'checkout', 'order')),
    source text not null check (source in ('stripe', 'sandbox')),
    org_id integer not null references organization (id) on delete cascade,
    checkout_order json,
    since timestamptz not null,
    tries integer not null default 0,
    next_at timestamptz not null
  )`,
  'create index payment_to_end_due on payment_to_end (source, next_at)',
  // A new table, since a dropped column would remain in the old one's files. The payment service redelivers whatever an
  // earlier release, still running, fails to write.
  `create table billing_event_kept (
    id text primary key,
    type text not null,
    created_at timestamptz,
    received_at timestamptz not null default now(),
    applied_at timestamptz,
    outcome text
  )`,
  `insert into billing_event_kept (id, type, created_at, received_at, applied_at)
    select id, type,
      case when jsonb_typeof(payload -> 'created') = 'number'
        then to_timestamp((payload ->> 'created')::double precision) end,
      received_at, applied_at
    from billing_event`,
  'drop table billing_event',
  'alter table billing_event_kept rename to billing_event',
  'alter index billing_event_kept_pkey rename to billing_event_pkey',
];

const looks = ['alter table organization add column name_look text, add column name_small_look text'];

/** Payments that outlive their organization, the order of what a payment service says, and events without content. */
export const money: Migration = {
  // biome-ignore lint/suspicious/noExplicitAny: the tables are those of this moment
  async up(db: Kysely<any>) {
    for (const statement of [...statements, ...looks]) await sql.raw(statement).execute(db);
    await fillLooks(db);
    for (const column of ['name_look', 'name_small_look'])
      await sql`create unique index ${sql.raw(`organization_${column}`)} on organization (${sql.raw(column)})
        where status <> 'denied' and deleted_at is null`.execute(db);
  },
};
