import path from 'node:path';
import filePlugin from '@size-limit/file';
import rolldownPlugin from '@size-limit/rolldown';
import type { InputOptions, OutputOptions, Plugin } from 'rolldown';
import sizeLimit from 'size-limit';

/** One import to measure. */
export type Import = {
  /** The file or package it comes from. */
  from: string;
  name: string;
};

/** The cost of one import. */
export type Weight = Import & {
  /** Leaf's own code that loads immediately, minified and gzipped. */
  bytes: number;
  /** External packages that remain in it, such as `@mantine/core`. */
  outside: string[];
};

type Config = InputOptions & { output: OutputOptions };

const isForeign = (id: string) => /^[@a-z]/i.test(id) && !path.isAbsolute(id) && !id.startsWith('@leaf/');
const packageOf = (id: string) =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

/** Records which packages the bundle still imports, and leaves styles to the stylesheet. */
const watch = (outside: Set<string>): Plugin => ({
  name: 'watch',
  load: (id) => (id.endsWith('.css') ? { code: 'export default {}', moduleType: 'js' } : undefined),
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.imports.filter((one) => isForeign(one) && !(one in bundle)))
          outside.add(packageOf(id));
  },
});

/**
 * Measures imports one by one with size-limit, the way a host's bundler would include them. Code that loads
 * on demand, such as a dialog, does not count.
 * @param folder where packages are resolved
 * @param conditions additional export conditions; `@leaf/source` measures the sources
 */
export async function weigh(
  imports: readonly Import[],
  { folder, conditions = [] }: { folder: string; conditions?: string[] },
): Promise<Weight[]> {
  const outside = imports.map(() => new Set<string>());
  const checks = imports.map(({ from, name }, index) => ({
    files: [],
    import: { [from]: `{ ${name} }` },
    entry: ['index'],
    gzip: true,
    modifyRolldownConfig: (config: Config): Config => ({
      ...config,
      cwd: folder,
      external: (id) => isForeign(id),
      plugins: [watch(outside[index] ?? new Set())],
      resolve: { conditionNames: [...conditions, 'import', 'default'], modules: [`${folder}/node_modules`] },
      transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2023' },
      logLevel: 'silent',
    }),
  }));
  const measured = (await sizeLimit([rolldownPlugin, filePlugin], { checks })) as { size: number }[];
  return imports.map((one, index) => ({
    ...one,
    bytes: measured[index]?.size ?? 0,
    outside: [...(outside[index] ?? [])].sort(),
  }));
}
