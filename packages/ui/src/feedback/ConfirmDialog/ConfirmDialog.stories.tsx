import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useConfirm } from './useConfirm.ts';

const meta = preview.meta({
  title: 'Components/Feedback/ConfirmDialog',
  tags: ['stable'],
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: {
    opened: true,
    title: 'Delete "Spring launch"?',
    message: 'Its rows are deleted with it.',
    confirmLabel: 'Delete',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Delete "Spring launch"?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

export const Harmless = meta.story({
  args: { danger: false, title: 'Request to join again?', message: undefined, confirmLabel: 'Request' },
});
export const Submitting = meta.story({ args: { submitting: true } });
export const LongText = meta.story({
  args: { title: `Delete "${'A campaign with a name that goes on '.repeat(4)}"?` },
});

function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('not asked');
  return (
    <>
      <Button
        variant="default"
        onClick={async () => setAnswer((await confirm({ title: 'Delete "Spring"?' })) ? 'agreed' : 'refused')}
      >
        Ask
      </Button>
      <Text role="status">{answer}</Text>
    </>
  );
}

/** The first confirmation of a page is mounted open; the focus returns from it like from any other. */
export const FocusReturned = meta.story({ render: () => <Asking /> });
FocusReturned.test('Gives the focus back', async ({ canvas, userEvent }) => {
  const ask = canvas.getByRole('button', { name: 'Ask' });
  for (const _ of ['mounted', 'opened again']) {
    ask.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(ask).toHaveFocus();
  }
});

export const UseConfirm = meta.story({
  render: () => <Asking />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('agreed');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('refused');
  },
});
