import { expect, test } from 'vitest';
import { propLines, propsWithControl, withPropLines } from './propLines.ts';

const node = { table: { type: { summary: 'ReactNode' } }, control: { type: 'object' } };

test('an element has no control, text in its place has one', () => {
  const { children, empty, actions } = withPropLines({
    argTypes: { children: node, empty: node, actions: node },
    initialArgs: { children: 'kg', empty: { type: () => null } },
  });
  expect(children.control).toEqual({ type: 'text' });
  expect(empty.control).toEqual({ disable: true });
  expect(actions.control).toEqual({ disable: true });
});

test('words have no control, other props keep theirs', () => {
  const { labels, name } = withPropLines({
    argTypes: { labels: { control: { type: 'object' } }, name: { control: { type: 'text' } } },
    initialArgs: {},
  });
  expect(labels.control).toEqual({ disable: true });
  expect(name.control).toEqual({ type: 'text' });
});

test('a playground shows the props that have a control', () => {
  const argTypes = {
    title: { control: { type: 'text' } },
    labels: { control: { disable: true } },
    differences: { control: false },
    onAdd: {},
  };
  expect(propsWithControl(argTypes)).toEqual(['title']);
});

test('a prop that means the same everywhere has its line where its type says nothing', () => {
  const { error, loading } = withPropLines({
    argTypes: { error: { description: '' }, loading: { description: 'Its own.' } },
    initialArgs: {},
  });
  expect(error.description).toBe(propLines.error);
  expect(loading.description).toBe('Its own.');
});

test('data that the story does not give has no control, what it gives has one', () => {
  const type = { name: 'object' };
  const { own, rows, value, name } = withPropLines({
    argTypes: { own: { type }, rows: { type }, value: { type: { name: 'other' } }, name: { type: 'string' } },
    initialArgs: { rows: [], value: null },
  });
  expect([own, value].map((told) => (told as { control?: unknown }).control)).toEqual([
    { disable: true },
    { disable: true },
  ]);
  expect([rows, name].map((told) => (told as { control?: unknown }).control)).toEqual([undefined, undefined]);
});

test('a default that only the description names is in its column', () => {
  const told = (description: string, table?: object) => ({ description, ...(table && { table }) });
  const found = withPropLines({
    argTypes: {
      scheme: told('`auto` follows the system. Default `auto`.'),
      danger: told('Makes the button red. Default true.'),
      height: told('Reserved while loading. Default 160 px.'),
      known: told('Default `a`.', { defaultValue: { summary: 'b' } }),
      scoped: told('Default inside another `MantineProvider`.'),
      size: told('In bytes; by default the one in the result.'),
    },
    initialArgs: {},
  }) as Record<string, { table?: { defaultValue?: { summary: string } } }>;
  const defaults = Object.entries(found).map(([name, { table }]) => [name, table?.defaultValue?.summary]);
  expect(Object.fromEntries(defaults)).toEqual({
    scheme: 'auto',
    danger: 'true',
    height: '160 px',
    known: 'b',
    scoped: undefined,
    size: undefined,
  });
});
