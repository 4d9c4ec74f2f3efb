import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { askToDelete, dialog } from '../../form/play.ts';
import { campaigns, exampleTotal, longName, manyCampaigns } from '../fixtures.ts';
import { CampaignList } from './CampaignList.tsx';

const many = manyCampaigns(10_000);

const meta = preview.meta({
  title: 'Components/Campaigns/CampaignList',
  tags: ['stable'],
  component: CampaignList,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { campaigns, onDelete: fn() },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open Spring launch' })).toHaveAttribute(
    'href',
    '/openghg/1',
  );
  await expect(canvas.getAllByText('GMSF v1.2')).toHaveLength(3);
  await expect(canvas.getByTitle('0.0004 kg CO2e')).toHaveTextContent('<0.01 kg CO2e');
});
Default.test('Draws each campaign as long as its share of the largest', async ({ canvas }) => {
  const [largest, , third] = canvas.getAllByRole('img', { name: /%$/ });
  await expect(largest).toHaveAccessibleName('Selection 49%, Consumption 36%, Delivery 11%, Storage 4%');
  const room = Number(largest?.getBoundingClientRect().width);
  const share = Number(third?.getBoundingClientRect().width) / room;
  await expect(Math.abs(share - 88.2 / exampleTotal) * room).toBeLessThan(20);
  await expect(Number(third?.getBoundingClientRect().width)).toBeLessThan(room / 3);
});

Default.test(
  'Shows every row on a phone, and scrolls only with the page',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Campaigns' });
    await waitFor(() => expect(list.scrollHeight).toBe(list.clientHeight));
  },
);

export const ReadOnly = meta.story({ args: { onDelete: undefined } });
ReadOnly.test('Offers only to open a campaign', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open Spring launch' })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull();
});

export const Empty = meta.story({ args: { campaigns: [] } });
export const Loading = meta.story({ args: { campaigns: [], loading: true } });
export const Deleting = meta.story({ args: { deletingId: 2 } });

export const DeletePrompt = meta.story({
  parameters: { everyLanguage: true },
  play: ({ canvas, userEvent }) => askToDelete(canvas, userEvent, 'Brand film'),
});
DeletePrompt.test('Deletes when it is confirmed', async ({ userEvent, args }) => {
  const prompt = await dialog('Delete "Brand film"?');
  await userEvent.click(prompt.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(campaigns[2]));
});

export const Large = meta.story({
  args: { campaigns: many },
});
Large.test('Says what it is given', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10002');
  await expect(canvasElement.ownerDocument.querySelectorAll('*').length).toBeLessThan(1500);
  const viewport = canvas.getByRole('group', { name: 'Campaigns' });
  await waitFor(() => expect(Math.abs(viewport.clientHeight - window.innerHeight * 0.6)).toBeLessThan(2));
});

Large.test(
  'Has room for names on a phone',
  { globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Campaign/ });
    await expect(first?.getBoundingClientRect().width).toBeGreaterThan(70);
  },
);

export const LongText = meta.story({
  args: { campaigns: campaigns.map((campaign) => ({ ...campaign, name: `${longName} ${campaign.id}` })) },
});
