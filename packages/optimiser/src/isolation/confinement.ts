import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the child loads besides this package. */
const dependencies = ['sharp', 'icc', 'parse5', 'postcss', 'postcss-value-parser', 'svgo', 'yauzl'];

const modules = `${sep}node_modules${sep}`;

/** The folder of the package that a file belongs to. */
function packageOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return undefined;
}

/** The outermost `node_modules` that a dependency is installed in; without one, its own folder. */
function rootOf(dependency: string): string | undefined {
  const file = module.findPackageJSON?.(dependency, import.meta.url);
  if (file === undefined) return undefined;
  const at = file.indexOf(modules);
  return at === -1 ? dirname(file) : file.slice(0, at + modules.length - 1);
}

/**
 * The arguments that keep the child's own code away from files and from other programs: it may read this package and
 * what it imports, write nothing and start nothing. Node's permission model has to know them (Node 22.13 and later),
 * and does not cover network connections before Node 25, nor what a codec itself does; elsewhere there are none.
 */
export function confinement(childFile: URL): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  if (!known.has('--permission') || !known.has('--allow-addons')) return [];
  const roots = [packageOf(fileURLToPath(childFile)), ...dependencies.map(rootOf)];
  if (roots.includes(undefined)) return [];
  return [
    '--permission',
    '--allow-addons',
    ...new Set(roots.map((root) => `--allow-fs-read=${join(root ?? '', sep)}`)),
  ];
}
