import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import postcss, { type AtRule } from 'postcss';
import mantine from 'postcss-preset-mantine';

/** What the stylesheets are made from, beside one for each component. Leaf's own rules come last. */
const sources = [
  'src/styles.css',
  'src/charts.css',
  'src/images/UploadPanel/dropzone.css',
  'src/feedback/Notifications/notifications.css',
];

/** The faces of the font, which the workspace's own apps have with the global styles. */
const font = 'src/theme/fonts.css';

type Chunk = { fileName: string; type: string; imports?: string[] };

/**
 * Leaf's rules in one sheet, in the order in which the modules run, global styles first; bundlers that concatenate it
 * themselves use the order in which the files happen to be ready. Hosts that have Mantine's rules take it alone; for the
 * others `styles.css` puts Mantine's before it. Each of the two is also there in a layer, for hosts that order styles by
 * layers. The font has a sheet of its own, for hosts that want it.
 */
export async function joinStyles(chunks: readonly Chunk[]): Promise<void> {
  const sheets = new Set(chunks.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css')));
  const modules = inOrder(chunks).filter((file) => sheets.has(file));
  const shared = [...sheets].filter((file) => !modules.includes(file) && file !== 'styles.css').sort();
  const parts = ['styles.css', ...shared, ...modules];
  if (shared.length >= sources.length)
    throw new Error(`A stylesheet belongs to no module: ${shared.join(', ')}`);
  const ofModules = await Promise.all(modules.map((file) => readFile(`dist/${file}`, 'utf8')));
  const global = await Promise.all(sources.map(parted));
  const own = [...global.map((sheet) => sheet.own), ...ofModules].join('');
  await Promise.all(parts.map((file) => rm(`dist/${file}`)));
  await writeFile('dist/styles.mantine.css', minified(global.map((sheet) => sheet.ofMantine).join('')));
  await writeFile('dist/styles.css', '@import "./styles.mantine.css";\n@import "./styles.own.css";\n');
  await writeFile('dist/styles.layer.css', '@import "./styles.css" layer(leaf);\n');
  await writeFile('dist/styles.own.css', minified(own));
  // In Mantine's own layer: which of two rules wins is then what it is without layers.
  await writeFile('dist/styles.own.layer.css', '@import "./styles.own.css" layer(mantine);\n');
  // Only what is imported is found in packages by every bundler; an address in `url()` is not.
  await writeFile('dist/font.css', '@import "@fontsource-variable/inter/opsz.css";\n');
}

/** Without blanks, as hosts without a bundler load it. Nothing is lowered: each host has its own browsers. */
const minified = (text: string): Uint8Array =>
  transform({ filename: 'styles.css', code: Buffer.from(text), minify: true }).code;

/** The stylesheets of components, each after those of what it imports. */
function inOrder(chunks: readonly Chunk[]): string[] {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports ?? []]));
  const order = new Set<string>();
  const visit = (file: string, above: ReadonlySet<string>) => {
    if (order.has(file) || above.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, new Set([...above, file]));
    order.add(file);
  };
  for (const entry of ['index.js', 'charts.js', 'plan.js', 'compare.js', 'bundles.js'])
    visit(entry, new Set());
  // What is loaded later is imported by none of them.
  for (const { fileName } of chunks) visit(fileName, new Set());
  return [...order]
    .filter((file) => file.endsWith('.module.js'))
    .map((file) => file.replace(/\.module\.js$/, '.css'));
}

/** A global stylesheet: what it imports from Mantine, and everything else of it but the faces of the font. */
async function parted(file: string): Promise<{ ofMantine: string; own: string }> {
  const root = postcss.parse(await readFile(file, 'utf8'));
  const imports: AtRule[] = [];
  root.walkAtRules('import', (rule) => void imports.push(rule));
  const taken: string[] = [];
  for (const rule of imports) {
    const id = rule.params.slice(1, -1);
    const place = path.join(path.dirname(file), id);
    if (!id.startsWith('.')) taken.push(await readFile(fileURLToPath(import.meta.resolve(id)), 'utf8'));
    else if (place !== font) rule.replaceWith(postcss.parse(await readFile(place, 'utf8')));
    if (rule.parent) rule.remove();
  }
  const { css } = await postcss([mantine()]).process(root, { from: undefined });
  return { ofMantine: taken.join(''), own: `${css.trim()}\n` };
}
