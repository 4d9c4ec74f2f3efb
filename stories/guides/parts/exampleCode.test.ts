import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Code of an example on a page, and the file that it is. */
const shown = globSync('stories/guides/*.mdx').flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/```\w+ title="(.+)"\n([\s\S]*?)```/g)].map(
    ([, file = '', code]) => ({ page, file, code }),
  ),
);

it.each(shown)('$page shows $file as it is', ({ file, code }) => {
  expect(code).toBe(readFileSync(file, 'utf8'));
});

/** The files next to it that a file of an example needs. */
const importsOf = (file: string, code = '') =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, name = '']) =>
    join(dirname(file), name),
  );

it.each(shown)('$page shows what $file imports', ({ page, file, code }) => {
  const there = shown.filter((one) => one.page === page).map((one) => one.file);
  // Next’s template leaves the ending out.
  const isThere = (name: string) => there.includes(name) || there.includes(`${name}.tsx`);
  expect(importsOf(file, code).filter((one) => !isThere(one))).toEqual([]);
});

it('finds examples on the pages', () => {
  expect(shown.length).toBeGreaterThan(10);
});

type Manifest = Record<
  'dependencies' | 'devDependencies' | 'peerDependencies',
  Record<string, string> | undefined
> & { name: string; version?: string };

/** Every range that an example or a package names, by the package that it is for. */
const ranges = new Map(
  globSync(['examples/*/package.json', 'packages/{ui,connect,api-client,emissions}/package.json']).flatMap(
    (file): [string, string][] => {
      const { dependencies, devDependencies, peerDependencies }: Manifest = JSON.parse(
        readFileSync(file, 'utf8'),
      );
      return Object.entries({ ...devDependencies, ...dependencies, ...peerDependencies });
    },
  ),
);

const { devDependencies: tried = {} }: Manifest = JSON.parse(
  readFileSync('packages/ui/package.json', 'utf8'),
);

/** What an install line says of a range: the part that a release with breaking changes raises. */
const seriesOf = (range: string) => /^\W*((?:0\.)?\d+)/.exec(range)?.[1];

const pages = [
  ...globSync('stories/guides/*.mdx'),
  ...['ui', 'connect', 'api-client'].map((name) => `packages/${name}/README.md`),
];
const installs = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^npm install (.+)$/gm)].map(([, line = '']) => ({ page, line })),
);

it.each(installs)('$page installs versions that the manifests name: $line', ({ line }) => {
  for (const word of line.split(' ').filter((one) => !one.startsWith('-'))) {
    const [, name = '', version] = /^(@?[^@]+)@?(.*)$/.exec(word) ?? [];
    // Mantine's packages ask for each other in exactly one version.
    const exact = name.startsWith('@mantine/') ? tried[name] : undefined;
    expect(version, name).toBe(exact ?? seriesOf(ranges.get(name) ?? ''));
  }
});

/** What an import needs besides the package that it names. */
const alsoNeeded: Record<string, string[]> = {
  '@leaf/ui/font.css': ['@fontsource-variable/inter'],
  '@leaf/ui/charts': ['@mantine/charts', 'recharts'],
};
const templates = ['react', 'react-dom', 'vite', '@vitejs/plugin-react', 'next'];

const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

/** The packages that the code of a page needs, all but Node’s own. */
const neededBy = (code: string) =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*['"]([^.'"][^'"]*)['"]/g)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !specifier.startsWith('node:'))
    .flatMap((specifier) => [packageOf(specifier), ...(alsoNeeded[specifier] ?? [])]);

const wholePages = pages.filter((page) =>
  installs.some((one) => one.page === page && /@leaf\/ui@/.test(one.line)),
);

it.each(wholePages)('%s installs what its files import', (page) => {
  const lines = installs.filter((one) => one.page === page).map(({ line }) => line);
  const installed = [...lines.join(' ').matchAll(/(@?[^@\s]+)@\S+/g)].map(([, name]) => name);
  const hasTemplate = /^npm create /m.test(readFileSync(page, 'utf8'));
  const there = [...installed, ...(hasTemplate ? templates : [])];
  const needed = shown.filter((one) => one.page === page).flatMap(({ code = '' }) => neededBy(code));
  expect(needed.filter((name) => !there.includes(name))).toEqual([]);
});

it.each(globSync('examples/*/package.json'))('%s asks for that one version of Mantine', (file) => {
  const { dependencies = {} }: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, range] of Object.entries(dependencies).filter(([name]) => name.startsWith('@mantine/')))
    expect(range, name).toBe(tried[name]);
});

const floors = pages.filter((page) => readFileSync(page, 'utf8').includes('It requires '));

it.each(floors)('%s says the lowest versions of the peers', (page) => {
  const said = [...readFileSync(page, 'utf8').matchAll(/^It requires (?:.+\n)+/gm)].join(' ');
  const manifest = (name: string): Manifest =>
    JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  const peers = { ...manifest('ui').peerDependencies, ...manifest('connect').peerDependencies };
  const floor = (name: string) => peers[name]?.replace(/^\^/, '').replace(/\.0$/, '') ?? '';
  expect(said).toContain(`React ${floor('react')}`);
  expect(said).toContain(`Mantine ${floor('@mantine/core')}`);
});

it('keeps to what the guides promise a newcomer: 15 lines of React, 5 of HTML', () => {
  const linesOf = (text: string) => text.trim().split('\n').length;
  expect(linesOf(readFileSync('examples/connect/main.tsx', 'utf8'))).toBeLessThanOrEqual(15);
  expect(linesOf(readFileSync('examples/elements/index.html', 'utf8'))).toBeLessThanOrEqual(5);
});
