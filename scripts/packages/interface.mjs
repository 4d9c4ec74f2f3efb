import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/install.mjs';
import { tool } from './pack.ts';

const recorded = (name) => path.join(root, 'packages', name, 'api.txt');

/** The public interface of an installed package: the names of each entry, then every type reachable from them. */
export async function interfaceOf(home) {
  const { exports } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'));
  const files = new Map();
  const lists = [];
  for (const [entry, target] of Object.entries(exports)) {
    if (!target.types) {
      lists.push(`# ${entry}\n`);
      continue;
    }
    await collect(path.join(home, target.types), files);
    const names = namesOf(files.get(path.join(home, target.types)), target.types);
    lists.push(`# ${entry}\n${names.join('\n')}\n`);
  }
  const types = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...lists,
    ...types.map(([file, text]) => `## ${path.relative(home, file).replaceAll('\\', '/')}\n${text}\n`),
  ].join('\n');
}

async function collect(file, files) {
  if (files.has(file)) return;
  const text = (await readFile(file, 'utf8'))
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('//'))
    .join('\n');
  files.set(file, text);
  for (const [, next] of text.matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g))
    await collect(path.join(path.dirname(file), `${next}.d.ts`), files);
}

/** `export { a, b as c, type D }` and `export * from`, a line each. */
function namesOf(text, file) {
  const names = [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, type = '', list]) =>
    list
      .split(',')
      .map((name) => type + name.trim().replace(/^(type )?.* as /, '$1'))
      .filter(Boolean),
  );
  const stars = [...text.matchAll(/export (?:type )?\*[^;]*/g)].map(([star]) => star);
  const declared = [...text.matchAll(/^export (?:declare )?(?:type|interface|const|function|class) (\w+)/gm)];
  const all = [...names, ...stars, ...declared.map(([, name]) => name)].sort();
  if (all.length === 0) throw new Error(`${file} exports nothing.`);
  return all;
}

export async function record(name, text) {
  await writeFile(recorded(name), text);
}

/** Fails with the difference from the last release, until a changeset declares a large enough bump. */
export async function checkInterface(name, home, text, scratch) {
  if (!existsSync(recorded(name))) throw new Error(`packages/${name}/api.txt is missing.`);
  const before = await readFile(recorded(name), 'utf8');
  const { version } = JSON.parse(await readFile(path.join(home, 'package.json'), 'utf8'));
  const named = await bumps(`@leaf/${name}`);
  const { missing, gone, said } = judge({ before, text, version, named });
  if (!missing) return said;
  const now = path.join(scratch, `${name}.txt`);
  await writeFile(now, text);
  const difference = await tool('git', ['diff', '--no-index', '-U1', recorded(name), now]).catch((error) =>
    error.message.split('\n').slice(1, 80).join('\n'),
  );
  const reason = gone.length > 0 ? `${gone.join(', ')} gone: ` : '';
  throw new Error(
    `${difference}\n${reason}a changeset for @leaf/${name} (${missing.join(' or ')}) is missing: npm run changeset`,
  );
}

/** The bumps that would suffice for a change of the interface (`missing`), if none of those declared does. */
export function judge({ before, text, version, named }) {
  const gone = [...listed(before)].filter((line) => !listed(text).has(line));
  if (before === text) return { gone, said: 'as released' };
  const breaking = version.startsWith('0.') ? ['minor', 'major'] : ['major'];
  const needed = gone.length > 0 ? breaking : ['patch', 'minor', 'major'];
  if (!named.some((bump) => needed.includes(bump))) return { gone, missing: needed };
  return { gone, said: `changed, ${named.join(' and ')} bump named` };
}

/** The names listed per entry, as `entry name`. */
function listed(text) {
  const [lists] = text.split('\n## ');
  let entry = '';
  const names = new Set();
  for (const line of lists.split('\n')) {
    if (line.startsWith('# ')) entry = line.slice(2);
    if (line !== '') names.add(line.startsWith('# ') ? entry : `${entry} ${line}`);
  }
  return names;
}

/** The bumps that changesets declare for a package. */
export async function bumps(packageName, folder = path.join(root, '.changeset')) {
  const named = [];
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.md') || file === 'README.md') continue;
    const [, front = ''] = (await readFile(path.join(folder, file), 'utf8')).split(/^---$/m);
    for (const [, name, bump] of front.matchAll(/['"]?(@leaf\/[\w-]+)['"]?: (\w+)/g))
      if (name === packageName) named.push(bump);
  }
  return named;
}
