import { expect, test } from 'vitest';
import { propLines, withPropLines } from './propLines.ts';

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

test('a prop that means the same everywhere has its line where its type says nothing', () => {
  const { error, loading } = withPropLines({
    argTypes: { error: { description: '' }, loading: { description: 'Its own.' } },
    initialArgs: {},
  });
  expect(error.description).toBe(propLines.error);
  expect(loading.description).toBe('Its own.');
});
