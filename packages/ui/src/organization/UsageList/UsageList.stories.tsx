import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { nearlyFull, usage } from '../fixtures.ts';
import { UsageList } from './UsageList.tsx';

const meta = preview.meta({
  title: 'Components/Organization/UsageList',
  tags: ['beta'],
  component: UsageList,
  args: { usage },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText('12 of 2,000 campaigns')).toBeVisible();
  await expect(canvas.getByText(/^0.1 of 50 GB/)).toBeVisible();
});

Default.test(
  'Takes the same room while it loads',
  {
    render: (args) => (
      <>
        <UsageList {...args} usage={null} labels={{ title: 'Usage, loading' }} />
        <UsageList {...args} />
      </>
    ),
  },
  async ({ canvas }) => {
    const [loading = 0, loaded = 0] = canvas
      .getAllByRole('list')
      .map((list) => list.getBoundingClientRect().height);
    await expect(loaded).toBeGreaterThan(0);
    await expect(loading).toBeCloseTo(loaded, 0);
  },
);

export const NearlyFull = meta.story({ args: { usage: nearlyFull } });

export const Failed = meta.story({ args: { usage: null, failed: true, onRetry: fn() } });
Failed.test('Keeps its lines, with dashes, and offers to try again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('– of – campaigns')).toBeVisible();
  await expect(canvas.getByText('Could not be loaded.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
