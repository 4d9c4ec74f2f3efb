import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/install.mjs';

/** The entries of a package as its manifest lists them, each `*` filled in from the files there. */
export function entriesOf(
  home: string,
  exports: Record<string, string | { types?: string }>,
): (readonly [entry: string, types: string | undefined])[] {
  return Object.entries(exports).flatMap(([entry, target]) => {
    const types = typeof target === 'string' ? undefined : target.types;
    if (!types?.includes('*')) return [[entry, types] as const];
    const [folder = '', end = ''] = types.split('*');
    return readdirSync(path.join(home, folder))
      .filter((file) => file.endsWith(end))
      .map((file) => file.slice(0, -end.length))
      .sort()
      .map((name) => [entry.replace('*', name), types.replace('*', name)] as const);
  });
}

const words = readdirSync(path.join(root, 'packages/connect/src/words')).map(
  (file) => `/words/${path.parse(file).name}`,
);

const entries: Record<string, readonly string[]> = {
  ui: [
    '',
    '/charts',
    '/rules',
    '/plan',
    '/sheets',
    '/brand',
    '/compare',
    '/bundles',
    '/differences',
    '/labels',
  ],
  // `sharp` is not installed: only the optimiser's own entry may import it.
  optimiser: ['/browser'],
  'api-client': ['', '/mocks', '/contract'],
  connect: ['', '/hooks', ...words],
};

/** The entries below a package's own, without the first slash. */
export const subpathsOf = (name: string): string[] =>
  (entries[name] ?? []).filter(Boolean).map((entry) => entry.slice(1));

/**
 * Code that loads every entry of a package.
 * @param without entries that are left out
 */
export const importsOf = (name: string, without: readonly string[] = []): string =>
  (entries[name] ?? [''])
    .filter((entry) => !without.includes(entry))
    .map((entry) => `await import('@leaf/${name}${entry}');`)
    .join('');
