import { Button } from '@mantine/core';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LeafNotifications, notify } from './LeafNotifications.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/LeafNotifications',
  tags: ['stable'],
  component: LeafNotifications,
  parameters: { ownWords: ['Delete'], docs: { story: { inline: false, height: '240px' } } },
  render: () => (
    <>
      <LeafNotifications />
      <Button variant="default" onClick={() => notify('Campaign “Spring launch” deleted.')}>
        Delete
      </Button>
    </>
  ),
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent }) => {
  const status = screen.getByRole('status');
  await expect(status).toHaveTextContent('');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(status).toHaveTextContent('Campaign “Spring launch” deleted.'));
  // What is inserted as a status of its own, together with its words, is not announced.
  await expect(screen.getByRole('status')).toBe(status);
  // It fades in, which takes longer on a busy computer.
  const notice = screen.getByText('Campaign “Spring launch” deleted.');
  await waitFor(() => expect(notice).toBeVisible(), { timeout: 10_000 });
});

/** The next notification replaces the previous one. */
export const Replaced = meta.story({
  render: () => (
    <>
      <LeafNotifications />
      <Button
        variant="default"
        onClick={() => {
          notify('Banner 1 added.');
          notify('Banner 2 added.');
        }}
      >
        Add both
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add both' }));
    await screen.findByText('Banner 2 added.');
    await waitFor(() => expect(screen.queryByText('Banner 1 added.')).toBeNull());
  },
});

/** Without a tick: it is not good news. */
export const Plain = meta.story({
  render: () => (
    <>
      <LeafNotifications />
      <Button variant="default" onClick={() => notify('Contoso Ads denied.', { tone: 'plain' })}>
        Deny
      </Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deny' }));
    await screen.findByText('Contoso Ads denied.');
  },
});
