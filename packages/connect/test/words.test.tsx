import { LeafProvider } from '@leaf/ui';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '../../ui/src/labels/languages.ts';

test('words that do not load are asked for once, and the app hears of it', async () => {
  const asked = vi.spyOn(languages.fr, 'words').mockRejectedValue(new TypeError('Failed to fetch'));
  const onUncaughtError = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onUncaughtError });
  onTestFinished(() => root.unmount());
  root.render(
    <LeafProvider env="test" locale="fr">
      words
    </LeafProvider>,
  );
  await expect.poll(() => onUncaughtError.mock.calls.length).toBe(1);
  expect(asked).toHaveBeenCalledTimes(1);
});
