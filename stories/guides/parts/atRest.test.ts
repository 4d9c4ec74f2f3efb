import { describe, expect, test } from 'vitest';

const files = import.meta.glob<string>(
  ['../../../packages/ui/src/**/*.stories.tsx', '../../../stories/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const components = import.meta.glob<string>('../../../packages/ui/src/*/**/[A-Z]*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const named = (found: Record<string, string>) =>
  Object.entries(found).map(([path, source]) => ({ path: path.replace('../../../', ''), source }));

/** The stories of a file in order, each with its annotations as source text. */
const storiesIn = (source: string) =>
  source.split(/^(?=export const |[A-Z]\w*\.test\()/m).flatMap((part) => {
    const name = /^export const (\w+) = \w+\.(?:story|extend)\(/.exec(part)?.[1];
    return name ? [{ name, plays: /^ {2}play\b/m.test(part) || /\{ play\b/.test(part) }] : [];
  });

describe.each(named(files).filter(({ path }) => !path.includes('/flows/')))('$path', ({ path, source }) => {
  test('begins with the usual state, at rest', () => {
    const name = path.includes('/tests/') ? expect.stringMatching(/Tests$/) : 'Default';
    expect(storiesIn(source)[0]).toEqual({ name, plays: false });
    expect(/preview\.meta\(\{[\s\S]*?^\}\);/m.exec(source)?.[0]).not.toMatch(/^ {2}play\b/m);
  });

  test('is a screen in its frame or a component', () => {
    if (!path.startsWith('packages/ui/')) return;
    const title = /title: '([^']+)'/.exec(source)?.[1] ?? '';
    expect(title).toMatch(path.endsWith('Screen.stories.tsx') ? /^Screens\/\w+$/ : /^Components\/\w+\/\w+$/);
    if (title.startsWith('Screens/')) expect(source).toMatch(/parameters: (\{ \.\.\.)?(before\w+|inPlace\()/);
  });

  test('has no story for what is checked of every story', () => {
    const names = storiesIn(source).map(({ name }) => name);
    expect(names.filter((name) => name === 'Narrow' || name === 'Relabelled')).toEqual([]);
  });

  test('has no test in a loop, where none is found', () => {
    expect(source).not.toMatch(/^ +[A-Z]\w*\.test\(/m);
  });
});

describe.each(named(components).filter(({ source }) => /^ {2}labels\?: Partial<typeof /m.test(source)))(
  '$path',
  ({ source }) => {
    test('uses the words it is given', () => {
      expect(source).toMatch(/useLabels\([^;]*?labels\)|labels=\{labels\}|\(labels\)/);
    });
  },
);

test('a story that plays first is found', () => {
  const playing = "export const Default = meta.story({\n  play: async () => {},\n});\nDefault.test('x', y);";
  expect(storiesIn(playing)).toEqual([{ name: 'Default', plays: true }]);
  expect(storiesIn('export const Default = meta.story({ play });')[0]?.plays).toBe(true);
  expect(storiesIn("export const Default = meta.story();\nDefault.test('plays', play);")).toEqual([
    { name: 'Default', plays: false },
  ]);
});
