import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // As sum_processed_bytes does for the pictures that are added or removed.
  `create function sum_replaced_bytes() returns trigger language plpgsql as $$
    begin
      update image set processed_bytes = processed_bytes + changed.amount
      from (
        select image_id, sum(bytes) as amount from (
          select image_id, bytes from added union all select image_id, -bytes from removed
        ) both_of_them group by image_id
      ) changed
      where image.id = changed.image_id and changed.amount <> 0;
      return null;
    end $$`,
  `create trigger processed_image_replaced after update on processed_image
    referencing old table as removed new table as added
    for each statement execute function sum_replaced_bytes()`,
  `update image set processed_bytes = existing.amount
    from (
      select image.id, coalesce(sum(processed_image.bytes), 0) as amount
      from image left join processed_image on processed_image.image_id = image.id group by image.id
    ) existing
    where image.id = existing.id and image.processed_bytes <> existing.amount`,
];

/** Pictures of another size that replace earlier ones, as those of another encoder's version do, are counted too. */
export const replacedPictures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
