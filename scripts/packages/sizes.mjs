import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What one import brings along: kilobytes of Leaf's own code, minified and gzipped, and the packages it asks for. */
export async function measure(app, entry, name) {
  process.env.NODE_ENV = 'production';
  const start = '\0one-import';
  const outside = new Set();
  const output = await build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    mode: 'production',
    plugins: [
      {
        name: 'one-import',
        enforce: 'pre',
        resolveId: (id) => (id === 'one-import' ? start : undefined),
        load: (id) => (id === start ? `export { ${name} } from ${JSON.stringify(entry)};` : undefined),
      },
      {
        name: 'others-stay-outside',
        enforce: 'pre',
        resolveId(id) {
          // What Vite adds for an import on demand is not Leaf's code.
          if (id.includes('vite/preload-helper')) return { id, external: true };
          if (!/^[@a-z]/i.test(id) || id.startsWith('@leaf/') || id === 'one-import' || path.isAbsolute(id))
            return;
          outside.add(
            id
              .split('/')
              .slice(0, id.startsWith('@') ? 2 : 1)
              .join('/'),
          );
          return { id, external: true };
        },
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'one-import', preserveEntrySignatures: 'strict' },
    },
  });
  const chunks = [output]
    .flat()
    .flatMap((one) => one.output)
    .filter((file) => file.type === 'chunk');
  // What is drawn at once: a dialog that is loaded when it opens does not count.
  const first = chunks.find((chunk) => chunk.isEntry);
  const files = new Set([first.fileName]);
  for (const file of files)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      if (chunks.some(({ fileName }) => fileName === next)) files.add(next);
  const code = chunks.filter(({ fileName }) => files.has(fileName)).map((chunk) => chunk.code);
  const used = [...outside].filter((id) =>
    chunks.some(({ code }) => code.includes(`"${id}`) || code.includes(`\`${id}`)),
  );
  return { bytes: gzipSync(code.join('\n'), { level: 9 }).length, outside: used.sort() };
}
