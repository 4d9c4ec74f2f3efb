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
  connect: ['', '/hooks', '/words/en', '/words/de', '/words/fr'],
};

/**
 * Code that loads every entry of a package.
 * @param without entries that are left out
 */
export const importsOf = (name: string, without: readonly string[] = []): string =>
  (entries[name] ?? [''])
    .filter((entry) => !without.includes(entry))
    .map((entry) => `await import('@leaf/${name}${entry}');`)
    .join('');
