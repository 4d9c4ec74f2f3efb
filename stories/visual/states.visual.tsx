import '../../packages/ui/src/styles.css';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LeafProvider } from '../../packages/ui/src/theme/LeafProvider.tsx';
import { framed, uncontained } from '../catalogue/framed.ts';
import { storiesOf } from '../catalogue/storyPicture.tsx';
import { states } from '../guides/parts/states.ts';
import { StatesBoard } from './StatesBoard.tsx';

const files = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/*/*.stories.tsx');
const components = Object.entries(files)
  .map(([path, load]) => ({ name: path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length), load }))
  .filter(({ name }) => !uncontained.includes(name));

const order: readonly string[] = ['Default', ...states];
const width = 960;

test.each(components)('$name looks as before', async ({ name, load }) => {
  const stories = storiesOf(await load());
  const shown = order.flatMap((state) => stories.filter(([story]) => story === state));
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  await page.viewport(width, 800);
  await act(async () =>
    drawn.render(
      <LeafProvider env="test" colorScheme="light" theme={framed}>
        <StatesBoard stories={shown.length > 0 ? shown : stories.slice(0, 1)} />
      </LeafProvider>,
    ),
  );
  await document.fonts.ready;
  // The frame has to be as tall as the board: anything beyond it is missing from the picture.
  await page.viewport(width, Math.ceil(root.scrollHeight));
  await expect(page.elementLocator(root)).toMatchScreenshot(name, { timeout: 20_000 });
  drawn.unmount();
  root.remove();
});
