import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { dialog, fill } from '../../form/play.ts';
import { campaigns } from '../fixtures.ts';
import { EditCampaign, type EditCampaignProps } from './EditCampaign.tsx';

const [spring] = campaigns;
if (!spring) throw new Error('The fixtures have campaigns.');

const meta = preview.meta({
  title: 'Components/Campaigns/EditCampaign',
  tags: ['beta'],
  component: EditCampaign,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { campaign: spring, onSave: fn<EditCampaignProps['onSave']>(async () => true) },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit campaign');
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await fill(form, userEvent, 'Name', 'Spring, second flight');
  await userEvent.click(form.getByRole('button', { name: 'Save campaign' }));
  await expect(args.onSave).toHaveBeenCalledWith(
    spring,
    expect.objectContaining({ name: 'Spring, second flight', description: spring.description }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Default.test('Gives the focus back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit campaign');
  const name = form.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard('!{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible());
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
});

Default.test(
  'Keeps what somebody else saved where nothing was changed here',
  async ({ canvas, userEvent, args }) => {
    const current = { ...spring, description: 'For all markets' };
    mocked(args.onSave).mockResolvedValueOnce({ current });
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = await dialog('Edit campaign');
    await fill(form, userEvent, 'Name', 'Spring, second flight');
    await userEvent.click(form.getByRole('button', { name: 'Save campaign' }));
    const question = await dialog('Saved elsewhere meanwhile');
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('For all markets');
    await userEvent.click(form.getByRole('button', { name: 'Save campaign' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        current,
        expect.objectContaining({ name: 'Spring, second flight', description: 'For all markets' }),
      ),
    );
  },
);

Default.test('Saves the changes of two people in different fields', async ({ canvas, userEvent, args }) => {
  const current = { ...spring, description: 'For all markets' };
  mocked(args.onSave).mockResolvedValueOnce({ current });
  await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
  const form = await dialog('Edit campaign');
  await fill(form, userEvent, 'Name', 'Spring, second flight');
  await userEvent.click(form.getByRole('button', { name: 'Save campaign' }));
  const question = await dialog('Saved elsewhere meanwhile');
  await userEvent.click(question.getByRole('button', { name: 'Save both changes' }));
  await waitFor(() =>
    expect(args.onSave).toHaveBeenLastCalledWith(
      current,
      expect.objectContaining({ name: 'Spring, second flight', description: 'For all markets' }),
    ),
  );
});

/** Somebody else has saved the campaign: both versions are shown. */
export const EditedByTwo = meta.story({
  args: {
    onSave: fn<EditCampaignProps['onSave']>(async () => ({
      current: { ...spring, name: 'Spring, all markets' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = await dialog('Edit campaign');
    await fill(form, userEvent, 'Name', 'Spring, second flight');
    await userEvent.click(form.getByRole('button', { name: 'Save campaign' }));
    const question = await dialog('Saved elsewhere meanwhile');
    await expect(
      question.getByRole('row', { name: 'Name Spring, second flight Spring, all markets' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { error: 'Failed to save the campaign', onSave: fn<EditCampaignProps['onSave']>(async () => false) },
  parameters: { again: 'Save campaign' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const form = await dialog('Edit campaign');
    await userEvent.click(form.getByRole('button', { name: 'Save campaign' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Failed to save the campaign');
  },
});
