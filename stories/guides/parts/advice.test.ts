import { describe, expect, test } from 'vitest';
import { statuses } from '../../../.storybook/docs/advice.ts';
import { byPackage, changesetIn, isReleased, unreleased } from '../../../.storybook/docs/changes.ts';
import { localisationIn } from '../../../.storybook/docs/localisationIn.ts';
import { spread } from '../../../.storybook/docs/parts.ts';
import { propLines } from '../../../.storybook/docs/propLines.ts';
import { tokensIn } from '../../../.storybook/docs/tokensIn.ts';
import { usageIn } from '../../../.storybook/docs/usageIn.ts';
import { exportedComponents } from '../../../.storybook/exportedComponents.ts';

const entries = import.meta.glob<string>('../../../packages/ui/src/{index,charts,plan,compare,bundles}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('../../../packages/ui/src/**/*.advice.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = import.meta.glob<string>(
  ['../../../packages/ui/src/**/*.stories.tsx', '!**/tests/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const patterns = import.meta.glob<string>('../../patterns/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The components that the entries of the package export. */
const exported = Object.values(entries).flatMap(exportedComponents);
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
const byName = (found: Record<string, string>) =>
  new Map(Object.entries(found).map(([path, source]) => [nameOf(path), { path, source }]));
const advice = byName(files);
const pages = byName(stories);

const statusIn = (source: string) => /^ {2}status: '(\w+)'/m.exec(source)?.[1] ?? '';

const template = Object.values(
  import.meta.glob<string>('../../../.storybook/docs/ComponentPage.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join();

test.each([
  'when',
  'when-not',
  'playground',
  'anatomy',
  'states',
  'advice',
  'words',
  'localisation',
  'accessibility',
  'code',
  'props',
  'tokens',
  'facts',
  'related',
])('every page has the section “%s”', (part) => {
  expect(template).toMatch(new RegExp(`<h[23] id="${part}">`));
});

test('there are components', () => expect(exported.length).toBeGreaterThan(90));

test('no page is about something that is not exported', () => {
  expect([...advice.keys(), ...pages.keys()].filter((name) => !exported.includes(name))).toEqual([]);
});

test.each(Object.entries(patterns))('%s links components that there are', (_, page) => {
  const names = /<Parts names=\{\[([^\]]*)\]/.exec(page)?.[1]?.match(/\w+/g) ?? [];
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !exported.includes(name))).toEqual([]);
});

describe.each(exported)('%s', (name) => {
  const { path = '', source = '' } = advice.get(name) ?? {};
  const page = pages.get(name);

  test('has a page, with its advice beside it', () => {
    expect(page?.path).toBe(path.replace('.advice.', '.stories.'));
  });

  test.each(['aliases', 'use', 'avoid', 'pairs', 'writing', 'accessibility', 'related'])(
    'its page has the part “%s”',
    (part) => {
      expect(source).toMatch(new RegExp(`^ {2}${part}: \\[`, 'm'));
      // What cannot be drawn is among the rules.
      if (part === 'pairs' && !source.includes('rules: { do: [], dont: [] }')) return;
      expect(source).not.toMatch(new RegExp(`^ {2}${part}: \\[\\]`, 'm'));
    },
  );

  test('shows code that a host can write', () => {
    const usage = usageIn(source);
    expect(usage).toMatch(new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '@leaf/ui`, 'm'));
    expect(usage).toContain(`<${name}`);
  });

  test('leads to components that there are', () => {
    const instead = [...source.matchAll(/instead: '(\w+)'/g)].map(([, other = '']) => other);
    const related = /^ {2}related: \[([^\]]*)\]/m.exec(source)?.[1]?.match(/\w+/g) ?? [];
    expect([...instead, ...related].filter((other) => !exported.includes(other) || other === name)).toEqual(
      [],
    );
  });

  test('has a status that is true', () => {
    const status = statusIn(source);
    expect(Object.keys(statuses)).toContain(status);
    // A component that was never released cannot be stable.
    if (!isReleased(name)) expect(['draft', 'beta']).toContain(status);
    const tags = /^ {2}tags: \[([^\]]*)\]/m.exec(page?.source ?? '')?.[1] ?? '';
    expect(tags.match(/\w+/g)).toContain(status);
  });
});

/** The props that a source declares, each with whether a sentence stands above it. */
const declared = (source: string) =>
  [...source.matchAll(/^(?:export )?type (\w+)Props(?:<[^=]*>)? =[^{;]*\{\n([\s\S]*?)\n\}/gm)].flatMap(
    ([, name = '', body = '']) => {
      const lines = body.split('\n').filter((line) => !line.trim().startsWith('//'));
      return lines.flatMap((line, index) => {
        const prop = /^ {2}(\w+)\??:/.exec(line)?.[1];
        return prop ? [{ name, prop, told: lines[index - 1]?.trim().endsWith('*/') ?? false }] : [];
      });
    },
  );

const sources = import.meta.glob<string>('../../../packages/ui/src/**/[A-Z]*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every prop of a component has its line', () => {
  const props = Object.values(sources).flatMap(declared);
  const silent = props.filter(
    ({ name, prop, told }) => exported.includes(name) && !told && !(prop in propLines),
  );
  expect(props.length).toBeGreaterThan(600);
  expect(silent.map(({ name, prop }) => `${name}.${prop}`)).toEqual([]);
});

test('a prop without a line is found', () => {
  expect(declared('export type XProps = {\n  /** One. */\n  a: string;\n  b?: () => void;\n};')).toEqual([
    { name: 'X', prop: 'a', told: true },
    { name: 'X', prop: 'b', told: false },
  ]);
});

test('what does not turn with the page is found in a stylesheet, and figures in a source', () => {
  const found = localisationIn('const format = useFormat();', ['a { margin-left: 1px; inset-inline: 0 }']);
  expect(found).toEqual({ formats: true, fixed: ['margin-left'] });
  expect(localisationIn('', ['a { padding-inline-start: 1px }'])).toEqual({ formats: false, fixed: [] });
});

test('numbers that would cover each other are moved aside', () => {
  const at = (left: number, top: number) => ({ left, top });
  expect(spread([at(0, 0), at(2, 3), at(0, 0), at(0, 90)])).toEqual([
    at(0, 0),
    at(28, 3),
    at(78, 0),
    at(0, 90),
  ]);
});

test('the code of a page is the function and the imports from the package', () => {
  const text = [
    "import { Unit } from '@leaf/ui';",
    "import type { ComponentAdvice } from '../.storybook/docs/advice.ts';",
    '',
    '/** How a host renders it. */',
    'export function Usage() {',
    '  return <Unit>kg</Unit>;',
    '}',
    '',
    'export const advice = {};',
  ].join('\n');
  expect(usageIn(text)).toBe(
    "import { Unit } from '@leaf/ui';\n\nexport function Usage() {\n  return <Unit>kg</Unit>;\n}",
  );
});

test('components are read from an entry, without its types, its rules and its constants', () => {
  const entry = [
    "export { Unit, type UnitProps, unitLabels } from './format/Unit.tsx';",
    "export type { Row } from './Row.tsx';",
    "export { Rule } from './rule.ts';",
  ];
  expect(exportedComponents(entry.join('\n'))).toEqual(['Unit']);
});

test('tokens are read from a stylesheet, each once', () => {
  expect(
    tokensIn(['a { color: var(--leaf-text); gap: var(--own) }', 'b { color: var(--leaf-text) }']),
  ).toEqual(['--leaf-text']);
});

test('a changeset is its packages and its sentence', () => {
  expect(changesetIn("---\n'@leaf/ui': minor\n---\n\nA new chart.\n")).toEqual({
    packages: [{ name: '@leaf/ui', bump: 'minor' }],
    text: 'A new chart.',
  });
  expect(changesetIn('No head.')).toBeUndefined();
});

test('changes stand with the first of their packages, what is new apart from the fixes', () => {
  const change = (text: string, bumps: Record<string, string>) => ({
    text,
    packages: Object.entries(bumps).map(([name, bump]) => ({ name: `@leaf/${name}`, bump })),
  });
  const format = change('A format.', { optimiser: 'minor', ui: 'patch' });
  const width = change('Its width.', { ui: 'patch' });
  const search = change('A search.', { optimiser: 'minor' });
  expect(byPackage([search, width, format])).toEqual([
    { name: '@leaf/ui', news: [format], fixes: [width] },
    { name: '@leaf/optimiser', news: [search], fixes: [] },
  ]);
});

test('every change that waits for a release is in the changelog', () => {
  const shown = byPackage(unreleased).flatMap(({ news, fixes }) => [...news, ...fixes]);
  expect(shown).toHaveLength(unreleased.length);
});
