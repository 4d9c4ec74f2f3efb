import { LeafProvider, storageTabLabels } from '@leaf/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Storage } from '../Storage.tsx';

/** `env="test"` turns transitions off: dialogs are open at once. */
test('a row is deleted once the user has confirmed', async () => {
  render(
    <LeafProvider env="test">
      <Storage />
    </LeafProvider>,
  );
  expect(screen.getByRole('heading', { name: storageTabLabels.title })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Masters' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Masters')).toBeNull());
});
