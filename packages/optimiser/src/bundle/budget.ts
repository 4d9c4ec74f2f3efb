import type { PresetId } from '../presets.ts';
import { spreadBudget } from '../search/spreadBudget.ts';
import { candidatesOf, type OpenPicture } from './picture.ts';
import { bundlePresets, unitLoads } from './presets.ts';
import type { BundleFile } from './readZip.ts';
import type { BundleInventory } from './types.ts';
import { packedSize, zipSize } from './writeZip.ts';

/** Bytes that some files of a bundle share. */
export interface SharedBudget {
  of: 'zip' | 'initial' | 'later' | 'download';
  limit: number;
}

/** The budgets of a platform and of whoever asks, tightest first where they are about the same files. */
export function budgetsOf(
  { size }: BundleInventory,
  preset: PresetId | undefined,
  zip: number | undefined,
): SharedBudget[] {
  const rules = preset && bundlePresets[preset];
  const unit = rules?.unit && size ? unitLoads(size) : undefined;
  const limits: [SharedBudget['of'], number | undefined][] = [
    ['initial', unit?.initial],
    ['later', unit?.later],
    ['download', rules?.download],
    ['zip', Math.min(zip ?? Number.POSITIVE_INFINITY, rules?.zip ?? Number.POSITIVE_INFINITY)],
  ];
  return limits.flatMap(([of, limit]) =>
    limit !== undefined && Number.isFinite(limit) ? [{ of, limit }] : [],
  );
}

/** Whether a file counts towards a budget. */
const countsIn = (inventory: BundleInventory, of: SharedBudget['of']) => {
  const loads = new Map(inventory.files.map(({ path, load }) => [path, load]));
  return (path: string): boolean => {
    const load = loads.get(path);
    if (of === 'zip') return true;
    return of === 'download' ? load === 'initial' || load === 'later' : load === of;
  };
};

/** What everything but the pictures takes of a budget. */
async function fixedBytes(
  of: SharedBudget['of'],
  files: readonly BundleFile[],
  inventory: BundleInventory,
  pictures: ReadonlySet<string>,
): Promise<number> {
  if (of === 'zip') {
    const packed = files.map(async ({ path, data }) => ({
      path,
      packed: pictures.has(path) ? 0 : await packedSize(data),
    }));
    return zipSize(await Promise.all(packed));
  }
  const counts = countsIn(inventory, of);
  return inventory.files
    .filter(({ path }) => counts(path) && !pictures.has(path))
    .reduce((sum, { transfer }) => sum + transfer, 0);
}

/**
 * Brings the pictures of a bundle below a budget where they lose the least together. Leaves them as they are if they
 * fit, or if not even the smallest do: then damage would gain nothing.
 * @param lookBelow measures more of a picture
 * @returns whether the budget is kept, and the least that would be needed if not
 */
export async function keepBudget(
  { of, limit }: SharedBudget,
  files: readonly BundleFile[],
  inventory: BundleInventory,
  pictures: readonly OpenPicture[],
  lookBelow: (picture: OpenPicture) => Promise<void>,
): Promise<{ kept: boolean; least: number | null }> {
  const counts = countsIn(inventory, of);
  const members = pictures.filter(({ path }) => counts(path));
  const fixed = await fixedBytes(of, files, inventory, new Set(members.map(({ path }) => path)));
  const room = limit - fixed;
  const bytes = () => members.reduce((sum, { chosen }) => sum + chosen.bytes, 0);
  if (bytes() <= room) return { kept: true, least: null };
  await Promise.all(members.map(lookBelow));
  const choices = members.map(candidatesOf);
  const places = spreadBudget(choices, room);
  if (!places) {
    const least = choices.reduce((sum, files) => sum + Math.min(...files.map((file) => file.bytes)), 0);
    return { kept: false, least: fixed + least };
  }
  for (const [index, picture] of members.entries()) {
    const chosen = choices[index]?.[places[index] ?? 0];
    if (chosen) picture.chosen = chosen;
  }
  return { kept: true, least: null };
}
