import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const sumLight = (sign: '+' | '-', rows: string) => `
  update creative set light_bytes = light_bytes ${sign} changed.amount
  from (select creative_id, sum(bytes) as amount from ${rows} group by creative_id) changed
  where creative.id = changed.creative_id;`;

const statements = [
  `create table creative (
    id integer generated always as identity primary key,
    org_id integer not null references organization (id) on delete cascade,
    filename text not null,
    sha256 text not null,
    object_key text not null,
    bytes bigint not null,
    facts jsonb not null,
    inventory jsonb not null,
    created_by integer references app_user (id) on delete set null,
    created_at timestamptz not null default now(),
    light_bytes bigint not null default 0,
    deleted_at timestamptz
  )`,
  'create index creative_org on creative (org_id, id desc)',
  'create unique index creative_object on creative (object_key)',
  'create index creative_deleted on creative (deleted_at) where deleted_at is not null',
  'alter table image_job alter column image_id drop not null',
  `alter table image_job
    add column creative_id integer references creative (id) on delete cascade,
    add column kilobytes double precision`,
  'alter table image_job drop constraint image_job_mode_check',
  `alter table image_job
    add constraint image_job_mode_check check (
      mode in ('lightweighting', 'ms-lightweighting', 'file_size', 'bpp', 'lean', 'point', 'creative')),
    add constraint image_job_of check (
      (mode = 'creative') = (creative_id is not null) and (mode = 'creative') = (image_id is null)),
    add constraint image_job_kilobytes check (mode = 'creative' or kilobytes is null)`,
  'create index image_job_creative on image_job (creative_id, id desc) where creative_id is not null',
  `create unique index image_job_creative_live on image_job
    (creative_id, target, coalesce(preset, ''), coalesce(kilobytes, 0))
    where creative_id is not null and status in ('queued', 'running')`,
  `create table light_creative (
    job_id integer primary key references image_job (id) on delete cascade,
    creative_id integer not null references creative (id) on delete cascade,
    object_key text not null,
    bytes bigint not null,
    sha256 text not null
  )`,
  'create index light_creative_of on light_creative (creative_id)',
  'create unique index light_creative_object on light_creative (object_key)',
  `create function sum_light_bytes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${sumLight('+', 'added')}
      else ${sumLight('-', 'removed')}
      end if;
      return null;
    end $$`,
  `create trigger light_creative_added after insert on light_creative
    referencing new table as added for each statement execute function sum_light_bytes()`,
  `create trigger light_creative_removed after delete on light_creative
    referencing old table as removed for each statement execute function sum_light_bytes()`,
];

/** HTML5 creatives, whose jobs take their turns among those of images, and the lighter ZIPs that jobs made. */
export const creatives: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
