import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '../packages/ui/src/labels/languages.ts';
import { ensureInstalled } from './lib/install.mjs';
import { type Weight, weigh } from './lib/meter.ts';
import { tryAddresses } from './packages/addresses.ts';
import { drawEverything } from './packages/draw.ts';
import { importsOf, subpathsOf } from './packages/entries.ts';
import { tryGate } from './packages/gate.ts';
import { checkInterface, interfaceOf, record } from './packages/interface.ts';
import { checkLicences, tryLicences } from './packages/licences.ts';
import { lintManifest } from './packages/manifest.ts';
import { install, manifestOf, packAll, published, readPacked, tool } from './packages/pack.ts';
import { results } from './packages/results.ts';

/**
 * Checks the packages as installed: built, packed, unpacked elsewhere. `--record` writes the released interface
 * (`api.md`) instead.
 */
const recording = process.argv.includes('--record');
/**
 * Maximum gzipped bytes of own code that one part may add. A list includes its table with selection, sorting
 * and the picture of an empty list; an editor, the form in which its entries are made or chosen, and a list of
 * creatives the state of their jobs. A screen or the result of a creative consists of many parts, a trace or a
 * bridge includes all names of the model, and an import includes the rules of every stage and all countries.
 */
const limits = { part: 12 * 1024, list: 14 * 1024, editor: 17 * 1024, whole: 49 * 1024, plan: 48 * 1024 };
/**
 * Maximum bytes of a packed package. More than half of `ui` is code; the rest are words, types and stylesheets, and
 * every language may add its own words. The font is a package of its own.
 */
const weights: Record<string, number> = {
  ui: 437_000 + 26_000 * Object.keys(languages).length,
  connect: 75_000,
  'api-client': 230_000,
  optimiser: 120_000,
  emissions: 40_000,
};
const list = /(List|Table|Files)$/;
const editor = /^(ApiKeyList|ImageSet|BundleList|BundleJobs)$/;
const whole = /(Screen|Form|Tab|Panel|Chart|Overview|FigureTrace|WeightBridge|BundleResult)$/;

function limitOf(name: string): number {
  if (name === 'PlanImport') return limits.plan;
  if (editor.test(name)) return limits.editor;
  if (whole.test(name)) return limits.whole;
  return list.test(name) ? limits.list : limits.part;
}

await ensureInstalled();
const scratch = await mkdtemp(path.join(tmpdir(), 'leaf-packages-'));
const { check, close } = results();
try {
  const packed = await readPacked();
  const app = path.join(scratch, 'app');
  const home = (name: string) => path.join(app, 'node_modules/@leaf', name);
  await install(app, packed, [
    ...published.map((name) => `@leaf/${name}`),
    ...['@mantine/charts', 'recharts', 'msw', 'storybook'],
  ]);
  await writeFile(path.join(app, 'package.json'), '{ "type": "module" }');

  if (recording) {
    for (const name of published) await record(name, await interfaceOf(app, name));
  } else {
    for (const name of published) await checkPackage(name);
    await check('a changed interface is stopped until a changeset names the bump', async () =>
      tryGate(await interfaceOf(app, 'ui'), scratch),
    );
    await check('a package without the licences of what it contains is stopped', () =>
      tryLicences(home('ui')),
    );
    await check('the packages are published with the address of their origin, or not at all', tryAddresses);
    await check('packing again gives the same bytes', async () => {
      const again = await packAll(path.join(scratch, 'again'));
      const other = published.filter((name) => again[name]?.hash !== packed[name]?.hash);
      if (other.length > 0) throw new Error(`Not so for ${other.join(', ')}.`);
      return published.map((name) => `${name} ${packed[name]?.hash.slice(0, 8)}`).join(', ');
    });
    await drawEverything(app, check);
    await checkSizes();
  }

  async function checkPackage(name: string) {
    const tarball = packed[name]?.tarball ?? '';
    await check(`${name}: publint`, () => lintManifest(tarball).then(() => ''));
    await check(`${name}: are the types wrong`, () =>
      tool('attw', [
        tarball,
        '--profile',
        'esm-only',
        ...subpathsOf(name).flatMap((entry) => ['--include-entrypoints', entry]),
        '--exclude-entrypoints',
        'font.css',
        'styles.css',
        'styles.layer.css',
        'styles.own.css',
        'styles.own.layer.css',
        'tokens.json',
        'tokens.css',
        'openapi.yaml',
      ]).then(() => ''),
    );
    await check(`${name}: contents`, async () => {
      const files = await readdir(home(name), { recursive: true, withFileTypes: true });
      const paths = files
        .filter((file) => file.isFile())
        .map((file) =>
          path.relative(home(name), path.join(file.parentPath, file.name)).replaceAll('\\', '/'),
        );
      const stray = paths.filter(
        (file) =>
          /\.(test|stories)\.|(^|\/)(test|tests|src|bench)\//.test(file) || /(?<!\.d)\.tsx?$/.test(file),
      );
      const missing = ['README.md', 'LICENSE', 'CHANGELOG.md'].filter((file) => !paths.includes(file));
      if (stray.length > 0) throw new Error(`Does not belong there: ${stray.join(', ')}`);
      if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`);
      return `${paths.length} files`;
    });
    await check(`${name}: the licences of what it contains`, () => checkLicences(home(name)));
    await check(`${name}: packed size`, async () => {
      const { size } = await stat(tarball);
      const limit = weights[name] ?? 0;
      if (size > limit) throw new Error(`${size / 1000} kB, ${limit / 1000} kB allowed`);
      return `${Math.round(size / 1000)} kB`;
    });
    await check(`${name}: says which Node it needs`, async () => {
      const { engines } = await manifestOf(home(name));
      if (!engines?.node) throw new Error('There is no engines.node.');
      return engines.node;
    });
    await check(`${name}: public interface`, async () => checkInterface(name, app));
    await check(`${name}: every entry loads in Node`, () =>
      tool('node', ['--input-type=module', '-e', importsOf(name)], { cwd: app }),
    );
  }

  async function checkSizes() {
    const imports: { from: string; name: string }[] = [];
    for (const entry of ['index', 'charts', 'plan', 'compare', 'bundles']) {
      const module = await import(pathToFileURL(path.join(home('ui'), `dist/${entry}.js`)).href);
      const from = entry === 'index' ? '@leaf/ui' : `@leaf/ui/${entry}`;
      const names = Object.keys(module).filter((key) => /^[A-Z]|^use[A-Z]/.test(key));
      imports.push(...names.sort().map((name) => ({ from, name })));
    }
    for (const weight of await weigh(imports, { folder: app }))
      await check(`size of ${weight.name}`, async () => judgeSize(weight));
  }

  function judgeSize({ from, name, bytes, outside }: Weight) {
    const charts = outside.filter((id) => /^(recharts|@mantine\/charts)$/.test(id));
    if (from === '@leaf/ui' && charts.length > 0) throw new Error(`It brings ${charts.join(' and ')} along.`);
    if (from === '@leaf/ui/charts' && /Chart$/.test(name) && charts.length === 0)
      throw new Error('It draws nothing.');
    const limit = limitOf(name);
    const size = (bytes / 1024).toFixed(1);
    if (bytes > limit) throw new Error(`${size} kB of own code, ${limit / 1024} kB allowed`);
    return `${size} kB`;
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
close();
