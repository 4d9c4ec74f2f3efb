import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // Sign-ups use the ids of future accounts: an activated user keeps the id they were shown.
  `create table sign_up (
    id integer primary key default nextval('app_user_id_seq'),
    email text not null check (length(email) <= 254),
    username text not null check (length(username) between 1 and 64),
    password_hash text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index sign_up_email on sign_up (email, id desc)',
  'create index sign_up_expiry on sign_up (expires_at)',
  'alter table app_user alter column password_hash drop not null',
  `alter table session
    alter column user_id drop not null,
    add column sign_up_id integer references sign_up (id) on delete cascade`,

  // Accounts that were never verified become the sign-ups they are, with their sessions.
  `insert into sign_up (id, email, username, password_hash, created_at, expires_at)
    select id, email, username, password_hash, created_at, created_at + interval '7 days' from app_user
    where verified_at is null and org_id is null`,
  `update session set sign_up_id = user_id, user_id = null
    where user_id in (select id from app_user where verified_at is null and org_id is null)`,
  'delete from app_user where verified_at is null and org_id is null',
  `alter table session add constraint session_holder check ((user_id is null) <> (sign_up_id is null))`,
  'create index session_by_sign_up on session (sign_up_id) where sign_up_id is not null',

  // An address can have several codes. Pending ones, ten minutes old at most, have to be requested again.
  'drop table auth_code',
  `create table auth_code (
    id integer generated always as identity primary key,
    email text not null,
    purpose text not null check (purpose in ('activate', 'reset')),
    sign_up_id integer references sign_up (id) on delete cascade,
    hash bytea not null,
    requested_by text not null,
    sent_at timestamptz not null default now(),
    expires_at timestamptz not null,
    check ((purpose = 'activate') = (sign_up_id is not null))
  )`,
  'create index auth_code_email on auth_code (email, purpose, expires_at)',
  'create index auth_code_sign_up on auth_code (sign_up_id) where sign_up_id is not null',
  `create table code_guess (
    code_id integer not null references auth_code (id) on delete cascade,
    caller text not null,
    guesses integer not null,
    primary key (code_id, caller)
  )`,
  'create index audit_log_at on audit_log (at)',
];

/** Separates sign-ups from accounts, ties codes to them, and counts guesses per caller. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
