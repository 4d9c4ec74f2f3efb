import type { BundleInventory } from './types.ts';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();

/**
 * Whether macOS or Windows left such a file in a ZIP by itself: `__MACOSX/…`, `.DS_Store`, `Thumbs.db`, `desktop.ini`,
 * and `._hero.jpg` beside `hero.jpg`, which macOS writes on drives of other systems.
 */
export const isLeftBehind = (path: string): boolean =>
  path.startsWith('__MACOSX/') ||
  nameOf(path).startsWith('._') ||
  ['.ds_store', 'thumbs.db', 'desktop.ini'].includes(nameOf(path));

/** The files that systems left in a bundle and nothing in it leads to: they belong to no creative. */
export const leftBehind = ({ files }: Pick<BundleInventory, 'files'>): string[] =>
  files.filter(({ path, load }) => load === 'unused' && isLeftBehind(path)).map(({ path }) => path);
