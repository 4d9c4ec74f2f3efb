import { describe, expect, test } from 'vitest';
import { statuses } from '../../../.storybook/docs/advice.ts';
import { tokensIn, usageIn } from '../../../.storybook/docs/adviceOf.ts';
import { changesetIn, isReleased } from '../../../.storybook/docs/changes.ts';

const entries = import.meta.glob<string>('../../../packages/ui/src/{index,charts,plan,compare}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('../../../packages/ui/src/**/*.advice.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const stories = import.meta.glob<string>('../../../packages/ui/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The components that the entries of the package export. */
const exported = Object.values(entries)
  .flatMap((source) => [...source.matchAll(/export \{([^}]+)\} from '[^']+\.tsx'/g)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z]\w+$/.test(name));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
const byName = (found: Record<string, string>) =>
  new Map(Object.entries(found).map(([path, source]) => [nameOf(path), { path, source }]));
const advice = byName(files);
const pages = byName(stories);

const statusIn = (source: string) => /^ {2}status: '(\w+)'/m.exec(source)?.[1] ?? '';

test('there are components', () => expect(exported.length).toBeGreaterThan(90));

test('no page is about something that is not exported', () => {
  expect([...advice.keys(), ...pages.keys()].filter((name) => !exported.includes(name))).toEqual([]);
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
    // What was never released cannot be stable.
    if (!isReleased(name)) expect(['draft', 'beta']).toContain(status);
    const tags = /^ {2}tags: \[([^\]]*)\]/m.exec(page?.source ?? '')?.[1] ?? '';
    expect(tags.match(/\w+/g)).toContain(status);
  });
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

test('tokens are read from a stylesheet, each once', () => {
  expect(
    tokensIn(['a { color: var(--leaf-text); gap: var(--own) }', 'b { color: var(--leaf-text) }']),
  ).toEqual(['--leaf-text']);
});

test('a changeset is its packages and its sentence', () => {
  expect(changesetIn("---\n'@leaf/ui': minor\n---\n\nA new chart.\n")).toEqual({
    packages: ['@leaf/ui (minor)'],
    text: 'A new chart.',
  });
  expect(changesetIn('No head.')).toBeUndefined();
});
