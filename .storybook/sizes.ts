import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, type Plugin } from 'vite';

const id = 'virtual:leaf-sizes';
const source = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** The components an entry exports. */
const componentsOf = (entry: string) =>
  [...readFileSync(source + entry, 'utf8').matchAll(/export \{([^}]+)\} from '[^']+\.tsx'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z]\w+$/.test(name));

/** Own code of one export in bytes, minified and compressed: what is left of the package when only it is imported. */
async function sizeOf(entry: string, name: string): Promise<number> {
  const given = '\0entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@leaf/source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'one-export',
        resolveId: (asked) => (asked.endsWith('one-export') ? given : undefined),
        load: (loaded) =>
          loaded === given ? `export { ${name} } from ${JSON.stringify(source + entry)};` : undefined,
      },
      {
        name: 'no-styles',
        enforce: 'pre',
        load: (loaded) => (/\.css($|\?)/.test(loaded) ? 'export default {}' : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry: 'one-export', formats: ['es'] },
      rolldownOptions: { external: (asked) => !/^(\.|\/|\0|one-export|[A-Z]:)/.test(asked) },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) return 0;
  const code = output.output.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  return gzipSync(code).length;
}

/** What each component of the package weighs, measured when the page that shows it is built. */
export function sizes(): Plugin {
  return {
    name: 'leaf-sizes',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return undefined;
      const measured: { entry: string; name: string; bytes: number }[] = [];
      for (const [entry, file] of [
        ['@leaf/ui', 'index.ts'],
        ['@leaf/ui/charts', 'charts.ts'],
      ] as const)
        for (const name of componentsOf(file))
          measured.push({ entry, name, bytes: await sizeOf(file, name) });
      return `export default ${JSON.stringify(measured)};`;
    },
  };
}
