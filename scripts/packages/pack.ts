import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root, toolEnvironment } from '../lib/install.mjs';

/** A package as it would be published, by its name without the scope. */
export type Packed = Record<string, { tarball: string; hash: string }>;

/** The packages that other teams install, in build order. */
export const published = ['emissions', 'optimiser', 'api-client', 'ui', 'connect'];

const execute = promisify(execFile);

type Options = { cwd?: string; env?: Record<string, string> };

/** Runs a program with the project's own tools and returns what it prints; throws with all its output if it fails. */
export const tool = async (program: string, args: readonly string[], options?: Options): Promise<string> =>
  (await outputOf(program, args, options)).stdout;

/** The same with what the program prints as errors. */
export async function outputOf(
  program: string,
  args: readonly string[],
  options: Options = {},
): Promise<{ stdout: string; stderr: string }> {
  try {
    return await execute(program, args, {
      cwd: root,
      env: { ...toolEnvironment(), ...options.env },
      maxBuffer: 1e8,
      ...(options.cwd ? { cwd: options.cwd } : {}),
    });
  } catch (error) {
    const { stdout = '', stderr, message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr ?? message}`);
  }
}

/** Where `npm run pack:packages` leaves the tarballs. */
export const packedFolder = path.join(root, '.cache/packed');

/** The tarballs built from the current sources: tarball and its hash by package. */
export async function readPacked(): Promise<Packed> {
  await tool('npm', ['run', '--silent', 'pack:packages']);
  return JSON.parse(await readFile(path.join(packedFolder, 'packed.json'), 'utf8'));
}

/** Builds and packs every package; returns the tarballs and their hashes by name. */
export async function packAll(folder: string): Promise<Packed> {
  await mkdir(folder, { recursive: true });
  const packed: Packed = {};
  for (const name of published) {
    const cwd = path.join(root, 'packages', name);
    await tool('npm', ['run', '--silent', 'build'], { cwd });
    const [{ filename }] = JSON.parse(
      await tool('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], { cwd }),
    );
    const tarball = path.join(folder, filename);
    packed[name] = {
      tarball,
      hash: createHash('sha256')
        .update(await readFile(tarball))
        .digest('hex'),
    };
  }
  return packed;
}

/**
 * Installs what an app declares, as npm does but without a registry: our packages from their tarballs, with their
 * dependencies and peers; everything else linked from the project's own node_modules. Undeclared packages are not
 * found.
 */
export async function install(app: string, packed: Packed, declared: readonly string[]): Promise<void> {
  const modules = path.join(app, 'node_modules');
  await rm(modules, { recursive: true, force: true });
  const wanted = new Set(declared);
  for (const name of wanted) {
    const place = path.join(modules, name);
    const own = packed[name.replace('@leaf/', '')];
    if (own && name.startsWith('@leaf/')) {
      await mkdir(place, { recursive: true });
      await tool('tar', ['-xzf', own.tarball, '-C', place, '--strip-components=1']);
      const { dependencies, peerDependencies, peerDependenciesMeta } = await manifestOf(place);
      for (const needed of Object.keys({ ...dependencies, ...peerDependencies }))
        if (!peerDependenciesMeta?.[needed]?.optional) wanted.add(needed);
    } else {
      await mkdir(path.dirname(place), { recursive: true });
      await symlink(home(name), place, 'junction');
    }
  }
}

/** A folder's `package.json`. */
export async function manifestOf(folder: string) {
  return JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
}

/** Where the workspace installs a package: hoisted, or nested. */
function home(name: string): string {
  const places = [root, ...published.map((own) => path.join(root, 'packages', own))];
  const found = places.map((at) => path.join(at, 'node_modules', name)).find(existsSync);
  if (!found) throw new Error(`${name} is declared but not installed.`);
  return found;
}
