import { type BundleEntry, type BundleInventory, leftBehind } from '@leaf/optimiser/browser';

const depthOf = (path: string): number => path.split('/').length;

/** What only another document leads to that the creative could start with: such documents, and their files. */
export function filesOfOthers({ files, unused }: Pick<BundleInventory, 'files' | 'unused'>): BundleEntry[] {
  const told = new Set([...unused, ...leftBehind({ files })]);
  return files.filter(({ path, load }) => load === 'unused' && !told.has(path));
}

/** The other documents that the creative could start with, as deep in its folders as the one it starts with. */
export const otherStarts = (inventory: Pick<BundleInventory, 'entry' | 'files' | 'unused'>): string[] =>
  filesOfOthers(inventory).flatMap(({ path, type }) =>
    type === 'html' && depthOf(path) === depthOf(inventory.entry) ? path : [],
  );
