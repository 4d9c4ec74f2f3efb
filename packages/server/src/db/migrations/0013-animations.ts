import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  'alter table processed_image drop constraint processed_image_format_check',
  `alter table processed_image add constraint processed_image_format_check
    check (format in ('jpeg', 'webp', 'avif', 'png', 'gif'))`,
  'alter table processed_image add column worst_ssim double precision',
  // Null for a still picture; of an animation only `loops` may be, when it plays for ever.
  `alter table image
    add column frames integer check (frames > 1),
    add column seconds double precision check (seconds > 0),
    add column loops integer check (loops > 0),
    add constraint image_animation check ((frames is null) = (seconds is null) and (frames is not null or loops is null))`,
];

/** How uploaded animations run, GIF among the pictures that jobs make, and the worst frame of each. */
export const animations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
