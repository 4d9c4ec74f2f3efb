import { inventoryOf } from './inventory.ts';
import { type BundleFile, readZip } from './readZip.ts';
import type { BundleInventory } from './types.ts';

/** A bundle whose files are in memory. */
export interface OpenBundle {
  files: BundleFile[];
  inventory: BundleInventory;
}

/** Unpacks and describes a bundle in this process. Servers use `openBundle` of the optimiser, which has its own. */
export async function openZip(bytes: Uint8Array): Promise<OpenBundle> {
  const files = await readZip(bytes);
  return { files, inventory: inventoryOf(files) };
}
