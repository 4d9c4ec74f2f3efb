import { expect, test } from 'vitest';
import { isUsual, twinArgs } from './storyData.tsx';

test('only the usual state takes other data', () => {
  expect(['Default', 'Long Text', 'Answers to what people do'].filter((name) => isUsual({ name }))).toEqual([
    'Default',
  ]);
});

test('other data keep what the reader has changed', () => {
  const rows = [{ id: 1 }];
  const shown = {
    initialArgs: { rows, title: 'One', width: 2 },
    args: { rows, title: 'Two', width: 2, open: true },
  };
  expect(twinArgs({ initialArgs: { rows: [], title: 'None', hint: 'Add one.' } }, shown)).toEqual({
    rows: [],
    title: 'Two',
    hint: 'Add one.',
    open: true,
  });
});
