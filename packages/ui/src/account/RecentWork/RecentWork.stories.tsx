import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { campaignFootprint } from '../../campaigns/FootprintStrip/footprintOf.ts';
import { campaignRows, exampleTotal } from '../../campaigns/fixtures.ts';
import { RecentWork } from './RecentWork.tsx';

const meta = preview.meta({
  title: 'Components/Account/RecentWork',
  tags: ['beta'],
  component: RecentWork,
  args: {
    campaigns: [
      {
        id: 12,
        name: 'Spring launch',
        href: '/openghg/12/overview',
        total: exampleTotal,
        parts: campaignFootprint(campaignRows),
      },
      { id: 11, name: 'Winter sale', href: '/openghg/11/overview', total: 22.59 },
      { id: 9, name: 'Always on', href: '/openghg/9/overview', total: null },
    ],
    images: [
      {
        id: 5,
        name: 'seeding-1200x675.jpg',
        href: '/creativeli/5/overview',
        before: 151_100,
        after: 23_100,
      },
      { id: 4, name: 'skyscraper.png', href: '/creativeli/4/overview', before: 84_000 },
    ],
    onRetryCampaigns: fn(),
    onRetryImages: fn(),
  },
});

export const Default = meta.story();
Default.test(
  'Shows whole names in large text on a phone',
  { globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvas }) => {
    const name = canvas.getByRole('link', { name: 'Spring launch' });
    await waitFor(() => expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight));
    await expect(name.clientWidth).toBeGreaterThan(90);
  },
);
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Spring launch' })).toHaveAttribute(
    'href',
    '/openghg/12/overview',
  );
  await expect(canvas.getByRole('img', { name: /^Selection/ })).toBeVisible();
  await expect(canvas.getByText('85% smaller')).toBeVisible();
  await expect(canvas.getByText('–')).toBeVisible();
});

/** A list that could not be loaded says so and can be loaded again. */
export const Failed = meta.story({
  args: { campaigns: null, images: null },
});
Failed.test('Answers to what people do', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByText('Could not be loaded.')).toHaveLength(2);
  const [campaigns, images] = canvas.getAllByRole('button', { name: 'Try again' });
  if (campaigns) await userEvent.click(campaigns);
  await expect(args.onRetryCampaigns).toHaveBeenCalledOnce();
  if (images) await userEvent.click(images);
  await expect(args.onRetryImages).toHaveBeenCalledOnce();
});
export const Loading = meta.story({ args: { campaigns: undefined, images: undefined } });
export const Empty = meta.story({ args: { campaigns: [], images: [] } });
export const LongText = meta.story({
  args: {
    campaigns: [
      { id: 1, name: 'A campaign with a name that goes on '.repeat(4), href: '#', total: 1_234_567.891 },
    ],
  },
});
