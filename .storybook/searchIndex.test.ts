import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAliases } from './aliases.ts';
import { addressOf, reportOf } from './report.ts';
import { type Entry, forReaders, searchable } from './searchIndex.ts';

const docsOf = (title: string, importPath: string, heading: string): Entry => ({
  id: `${title.toLowerCase().replaceAll('/', '-')}--docs`,
  type: 'docs',
  name: 'Docs',
  title,
  importPath,
  anchors: [{ id: `anchor--${heading.toLowerCase()}`, title: heading }],
});
const component = docsOf(
  'Components/Feedback/ConfirmDialog',
  './packages/ui/src/feedback/ConfirmDialog/ConfirmDialog.stories.tsx',
  'Empty',
);
const page = docsOf('Foundations/Colour', './stories/foundations/Colour.mdx', 'Roles');
const story: Entry = {
  ...component,
  id: 'x--long-text',
  type: 'story',
  name: 'Long Text',
  anchors: undefined,
};

const root = process.cwd();
const shown = (entry: Entry) => forReaders({ v: 5, entries: { [entry.id]: entry } }, root).entries[entry.id];
const titles = (entry: Entry) => shown(entry)?.anchors?.map(({ title }) => title) ?? [];

test('a component is found by what people call it, and not once more for each state', () => {
  expect(titles(component)).toContain('modal');
  expect(titles(component)).not.toContain('Empty');
});

test('a page of text is found by what people call it and by its headings', () => {
  expect(titles(page)).toContain('contrast');
  expect(titles(page)).toContain('Roles');
});

test.each([
  ['Long Text', 'Long text'],
  ['Png Recommended', 'PNG recommended'],
  ['Known Email', 'Known e-mail'],
])('the name %s is shown as %s', (name, written) => expect(shown({ ...story, name })?.name).toBe(written));

test('the name of a test is a sentence already', () => {
  const name = 'Says it in French';
  expect(shown({ ...story, subtype: 'test', name })?.name).toBe(name);
});

test('an index is changed once, however often it is asked for', async () => {
  const generator = { getIndex: async () => ({ v: 5, entries: { [component.id]: component } }) };
  searchable(searchable(generator, root), root);
  const { entries } = await generator.getIndex();
  expect(
    entries[component.id]?.anchors?.filter((anchor: { title: string }) => anchor.title === 'modal'),
  ).toHaveLength(1);
});

test('aliases belong to pages that there are', () => {
  const pages = Object.values(
    import.meta.glob<string>('../stories/**/*.mdx', { query: '?raw', import: 'default', eager: true }),
  ).map((source) => /<Meta title="([^"]+)"/.exec(source)?.[1]);
  expect(Object.keys(pageAliases).filter((title) => !pages.includes(title))).toEqual([]);
  expect(readFileSync('.storybook/main.ts', 'utf8')).toContain('experimentalSearchDocsHeadings: true');
});

const state = { id: 'a--b', name: 'A, B', args: 'opened:!true', globals: 'theme:dark' };

test('a report names the state so that somebody else can see it', () => {
  const text = reportOf(state, {
    base: 'http://x.example/sub/?path=/docs/y',
    width: 320,
    height: 640,
    agent: 'One',
  });
  expect(text).toContain('http://x.example/sub/?path=/story/a--b&args=opened:!true&globals=theme:dark');
  expect(text).toContain('Window: 320 × 640');
  expect(addressOf({ ...state, args: '', globals: '' }, 'http://x.example/')).toBe(
    'http://x.example/?path=/story/a--b',
  );
});
