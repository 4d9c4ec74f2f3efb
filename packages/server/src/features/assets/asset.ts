import type { Db } from '../../db/open.ts';

/** What is uploaded: a picture or an HTML5 creative. A kind is the name of its table. */
export const assetKinds = ['image', 'creative'] as const;

export type AssetKind = (typeof assetKinds)[number];

/** An image or a creative of an organization; queries always use all of it. */
export type Asset = { kind: AssetKind; orgId: number; id: number };

/** Who uploads an asset or orders a job; `userId` is null for a program. */
export type Creator = { orgId: number; userId: number | null };

/** Several of one kind. */
export type Assets = Pick<Asset, 'kind' | 'orgId'> & { ids: readonly number[] };

type Parts = {
  /** The limit that counts it. */
  counted: 'images' | 'creatives';
  /** The column by which other tables refer to it. */
  owner: 'image_id' | 'creative_id';
  /** The table of the files that its jobs made. */
  made: 'processed_image' | 'light_creative';
  /** The column with the total size of these files. */
  madeBytes: 'processed_bytes' | 'light_bytes';
};

/** What belongs to an asset of each kind. */
export const assetParts: Readonly<Record<AssetKind, Parts>> = {
  image: {
    counted: 'images',
    owner: 'image_id',
    made: 'processed_image',
    madeBytes: 'processed_bytes',
  },
  creative: {
    counted: 'creatives',
    owner: 'creative_id',
    made: 'light_creative',
    madeBytes: 'light_bytes',
  },
};

/** A table whose rows each have a file, under `object_key`. */
export type FileTable = AssetKind | Parts['made'];

/** Every one of them. */
export const fileTables: readonly FileTable[] = assetKinds.flatMap((kind) => [kind, assetParts[kind].made]);

/** The asset's id if it belongs to the organization and is not deleted, otherwise nothing. */
export const ownedId = (db: Db, { kind, orgId, id }: Asset) =>
  db
    .selectFrom(kind)
    .select('id')
    .where('id', '=', id)
    .where('org_id', '=', orgId)
    .where('deleted_at', 'is', null);
