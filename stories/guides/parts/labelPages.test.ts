import { expect, test } from 'vitest';
import { collectLabels } from '../../../.storybook/docs/collectLabels.ts';
import { wordsKeys } from '../../../.storybook/docs/labelRows.ts';

const stories = Object.keys(import.meta.glob('../../../packages/ui/src/**/*.stories.tsx'));

// It loads every story.
test('every word of the package is on the page of a component', { timeout: 60_000 }, async () => {
  const shown = await Promise.all(stories.map((path) => collectLabels(path.replace('../../../', './'))));
  expect([...new Set(shown.flat())].sort()).toEqual([...wordsKeys].sort());
});
