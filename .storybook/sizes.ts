import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { weigh } from '../scripts/lib/meter.ts';
import { exportedComponents } from './exportedComponents.ts';

const id = 'virtual:leaf-sizes';
const root = fileURLToPath(new URL('..', import.meta.url));
const source = `${root}packages/ui/src/`;
const entries = {
  'index.ts': '@leaf/ui',
  'charts.ts': '@leaf/ui/charts',
  'plan.ts': '@leaf/ui/plan',
  'compare.ts': '@leaf/ui/compare',
  'bundles.ts': '@leaf/ui/bundles',
};

/** The size of each component of the package, measured when the page that shows it is built. */
export function sizes(): Plugin {
  return {
    name: 'leaf-sizes',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const imports = Object.entries(entries).flatMap(([file, entry]) =>
        exportedComponents(readFileSync(source + file, 'utf8')).map((name) => ({
          entry,
          from: source + file,
          name,
        })),
      );
      const weights = await weigh(imports, { folder: root, conditions: ['@leaf/source'] });
      const sizes = weights.map(({ name, bytes }, index) => ({ entry: imports[index]?.entry, name, bytes }));
      return `export default ${JSON.stringify(sizes)};`;
    },
  };
}
