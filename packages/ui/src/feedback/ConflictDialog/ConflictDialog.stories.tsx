import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ConflictDialog',
  tags: ['beta'],
  component: ConflictDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    opened: true,
    fields: [
      { label: 'Name', mine: 'Banners, Germany and Austria', theirs: 'Banners, Germany' },
      { label: 'Impressions', mine: '1,200,000', theirs: '1,000,000' },
    ],
    onKeepEditing: fn(),
    onTakeTheirs: fn(),
    onSaveMine: fn(),
  },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Saved elsewhere meanwhile' }));
  await expect(dialog.getByRole('row', { name: 'Impressions 1,200,000 1,000,000' })).toBeVisible();
  // The table is there to be read, not to be listened to at once.
  await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'What you entered is still here. These fields differ:',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Take the saved one' }));
  await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }));
  await expect(args.onSaveMine).toHaveBeenCalledOnce();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
  await expect(args.onKeepEditing).toHaveBeenCalledOnce();
});

/** On a phone the two versions of a field stand below each other, each on one line. */
Default.test(
  'Breaks no figure on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async () => {
    const figure = document.createRange();
    figure.selectNodeContents(await screen.findByText('1,200,000'));
    await expect(figure.getClientRects()).toHaveLength(1);
  },
);

Default.test(
  'Shows every word of its buttons on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false }, locale: 'fr-FR' } },
  async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const button of dialog.getAllByRole('button', { name: /\s/ })) {
      const text = document.createRange();
      text.selectNodeContents(button);
      const room = button.querySelector('.mantine-Button-label')?.getBoundingClientRect();
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(room?.right ?? 0);
    }
  },
);

/** What only one of the two changed is in no conflict. */
Default.test(
  'Lists the fields that both changed',
  {
    args: {
      fields: [
        { label: 'Name', before: 'Banners', mine: 'Banners, Austria', theirs: 'Banners, Germany' },
        { label: 'Impressions', before: '1,000,000', mine: '1,200,000', theirs: '1,000,000' },
        { label: 'Payload', before: '1 MB', mine: '2 MB', theirs: '2 MB' },
      ],
    },
  },
  async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const names = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Name']);
  },
);

/** Each changed another field, so both changes can be saved. */
export const Apart = meta.story({
  args: { fields: [{ label: 'Impressions', before: '1,000,000', mine: '1,200,000', theirs: '1,000,000' }] },
});
Apart.test('Saves both changes', async ({ userEvent, args }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.queryByRole('table')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save both changes' }));
  await expect(args.onSaveMine).toHaveBeenCalledOnce();
});

/** Both users entered the same. */
export const Same = meta.story({ args: { fields: [] } });
export const Submitting = meta.story({ args: { submitting: true } });
export const LongText = meta.story({
  args: {
    fields: [
      { label: 'Name', mine: 'A name that goes on '.repeat(6), theirs: 'Another one as long '.repeat(6) },
    ],
  },
});
