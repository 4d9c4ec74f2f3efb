import type { RowPicture } from '@leaf/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/open.ts';

/**
 * The images among those named that the organization has, also those that can be restored; they stay in the database until
 * the transaction ends.
 */
export async function holdKnownImages(db: Db, orgId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from image where org_id = ${orgId}
      and id in (select value::integer from json_array_elements_text(${JSON.stringify([...new Set(ids)])}::json))
    for key share`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** The picture as it is kept: one that is not the organization's is none. */
export async function ownPicture(
  db: Db,
  orgId: number,
  picture: RowPicture | undefined,
): Promise<RowPicture | undefined> {
  if (!picture?.image_id) return picture;
  return (await holdKnownImages(db, orgId, [picture.image_id])).has(picture.image_id) ? picture : noPicture;
}

/** The fields of a row without a picture. */
export const noPicture: RowPicture = { image_id: null, image_format: null, image_quality: null };

/** The content of a deleted row `back`, without a picture that is gone for good. */
export const restorable: RawBuilder<unknown> = sql`case
  when back.content ->> 'image_id' is null
    or exists (select from image where id = (back.content ->> 'image_id')::integer) then back.content
  else (back.content::jsonb - 'image_id' - 'image_format' - 'image_quality')::json end`;
