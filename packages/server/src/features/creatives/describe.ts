import type { BundleInventory, Creative as CreativeAnswer } from '@leaf/api-client/contract';
import { type BundleInventory as Found, leftBehind } from '@leaf/optimiser/bundle';
import type { CreativeFacts } from '../../db/schema.ts';
import { kilobytesOf } from '../images/describe.ts';
import type { CreativeRow, NewestJob } from './creativeRepo.ts';

const pictures = new Set<string>(['jpeg', 'png', 'gif', 'webp', 'avif', 'svg']);

/** A database keeps neither halves of characters nor NUL, which a file may hold. */
const keepable = <A extends { address: string }>(found: readonly A[]): A[] =>
  found.map((one) => ({ ...one, address: Buffer.from(one.address).toString().replaceAll('\0', '\uFFFD') }));

/** An inventory as the database keeps it. */
export const keptInventory = (inventory: Found): BundleInventory => ({
  ...inventory,
  external: keepable(inventory.external),
  missing: keepable(inventory.missing),
});

/** What lists show of an inventory. */
export function factsOf(inventory: BundleInventory): CreativeFacts {
  const { entry, size, files, initial, later, possible } = inventory;
  const added = new Set(leftBehind(inventory));
  return {
    entry,
    width: size?.width ?? null,
    height: size?.height ?? null,
    file_count: files.length,
    picture_count: files.filter(({ type, path }) => pictures.has(type) && !added.has(path)).length,
    initial,
    later,
    ...(possible ? { possible } : {}),
  };
}

/** A creative as the contract shows it. */
export const describeCreative = (
  { id, filename, created_at, sha256, bytes, facts }: CreativeRow,
  job: NewestJob | undefined,
): CreativeAnswer => ({
  id,
  filename,
  created_at: created_at.toISOString(),
  sha256,
  size: kilobytesOf(bytes),
  bytes,
  ...facts,
  job: job ?? null,
});
