import { describe, expect, test } from 'vitest';
import { requiredStates, sourcesByName, storyOf } from './states.ts';

const stories = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.stories.tsx', '!**/tests/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const components = import.meta.glob<string>('../../packages/ui/src/*/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const named = sourcesByName(Object.entries(components));

const covered = Object.entries(stories).map(([path, source]) => {
  const component = path.replace('.stories.tsx', '.tsx');
  return {
    name: component.slice(component.lastIndexOf('/') + 1, -'.tsx'.length),
    title: /preview\.meta\(\{\s*title: '([^']+)'/.exec(source)?.[1] ?? '',
    source: components[component] ?? named.get(component.slice(component.lastIndexOf('/') + 1, -4)) ?? '',
    names: [...source.matchAll(/export const (\w+) = \w+\.(story|extend)\(/g)].map(([, name = '']) => name),
  };
});

test('there are components, each with its source beside its stories', () => {
  expect(covered.length).toBeGreaterThan(50);
  expect(covered.filter(({ source }) => source === '').map(({ title }) => title)).toEqual([]);
});

describe.each(covered)('$title', ({ name, source, names }) => {
  test('shows every state its props make possible', () => {
    const missing = requiredStates(name, source).filter((state) => !storyOf(state, names));
    expect(missing).toEqual([]);
  });
});

test('a required state is found by its prop, and only by its prop', () => {
  const source = 'export type XTableProps = {\n  rows: readonly Row[];\n  error?: string;\n};\n';
  expect(requiredStates('XTable', source)).toEqual(['Empty', 'Failed', 'LongText']);
  expect(requiredStates('X', 'type XProps = {\n  title: string;\n};')).toEqual([]);
});

test('components that share a file are found in it', () => {
  const source = 'export function RowLink() {}\nexport function RowButton() {}\n';
  const found = sourcesByName([['layout/RowButton.tsx', source]]);
  expect([...found.keys()].sort()).toEqual(['RowButton', 'RowLink']);
  expect(found.get('RowLink')).toBe(source);
});
