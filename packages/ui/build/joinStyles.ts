import { readFile, rm, writeFile } from 'node:fs/promises';
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

type Chunk = { fileName: string; type: string; imports?: string[] };

/**
 * One stylesheet in the order in which the modules run, global styles first; bundlers that concatenate it themselves
 * use the order in which the files happen to be ready. Beside it the same without Mantine's rules, for hosts that have
 * them, and each in a layer, for hosts that order styles by layers.
 */
export async function joinStyles(chunks: readonly Chunk[]): Promise<void> {
  const sheets = new Set(chunks.map(({ fileName }) => fileName).filter((file) => file.endsWith('.css')));
  const modules = inOrder(chunks).filter((file) => sheets.has(file));
  const shared = [...sheets].filter((file) => !modules.includes(file) && file !== 'styles.css').sort();
  const parts = ['styles.css', ...shared, ...modules];
  if (shared.length >= sources.length)
    throw new Error(`A stylesheet belongs to no module: ${shared.join(', ')}`);
  const read = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => readFile(`dist/${file}`, 'utf8')))).join('');
  const all = withFonts(await read(parts));
  const own = withFonts((await Promise.all(sources.map(withoutMantine))).join('') + (await read(modules)));
  await Promise.all(parts.map((file) => rm(`dist/${file}`)));
  await writeFile('dist/styles.css', minified(all));
  await writeFile('dist/styles.layer.css', '@import "./styles.css" layer(leaf);\n');
  await writeFile('dist/styles.own.css', minified(own));
  // In Mantine's own layer: which of two rules wins is then what it is without layers.
  await writeFile('dist/styles.own.layer.css', '@import "./styles.own.css" layer(mantine);\n');
}

/** Without blanks, as hosts without a bundler load it. Nothing is lowered: each host has its own browsers. */
const minified = (text: string): Uint8Array =>
  transform({ filename: 'styles.css', code: Buffer.from(text), minify: true }).code;

/** The stylesheets of components, each after those of what it imports. */
function inOrder(chunks: readonly Chunk[]): string[] {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports ?? []]));
  const order = new Set<string>();
  const visit = (file: string, path: ReadonlySet<string>) => {
    if (order.has(file) || path.has(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, new Set([...path, file]));
    order.add(file);
  };
  for (const entry of ['index.js', 'charts.js', 'plan.js', 'compare.js']) visit(entry, new Set());
  // What is loaded later is imported by none of them.
  for (const { fileName } of chunks) visit(fileName, new Set());
  return [...order]
    .filter((file) => file.endsWith('.module.js'))
    .map((file) => file.replace(/\.module\.js$/, '.css'));
}

/** The stylesheet refers to its fonts relative to itself. */
const withFonts = (text: string) => text.replaceAll('@fontsource-variable/inter/files/', './files/');

/** A global stylesheet with what it imports from Leaf, and nothing of what it imports from Mantine. */
async function withoutMantine(file: string): Promise<string> {
  const root = postcss.parse(await readFile(file, 'utf8'));
  const imports: AtRule[] = [];
  root.walkAtRules('import', (rule) => void imports.push(rule));
  for (const rule of imports) {
    const path = rule.params.slice(1, -1);
    if (path.startsWith('.'))
      rule.replaceWith(
        postcss.parse(await readFile(new URL(path, `file://${process.cwd()}/${file}`), 'utf8')),
      );
    else rule.remove();
  }
  const { css } = await postcss([mantine()]).process(root, { from: undefined });
  return `${css.trim()}\n`;
}
