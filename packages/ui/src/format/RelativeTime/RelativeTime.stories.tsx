import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NowProvider } from './NowProvider.tsx';
import { NowContext } from './nowContext.ts';
import { RelativeTime } from './RelativeTime.tsx';

const meta = preview.meta({
  title: 'Components/Layout/RelativeTime',
  tags: ['beta'],
  component: RelativeTime,
  args: { iso: '2026-11-22T09:30:00Z' },
  decorators: [
    (Story) => (
      <NowProvider now={Date.parse('2026-11-22T12:00:00Z')}>
        <Story />
      </NowProvider>
    ),
  ],
});

export const Default = meta.story();
Default.test('Says how long ago, and exactly when', async ({ canvas }) => {
  await expect(canvas.getByRole('time')).toHaveTextContent('2 hours ago 22 Nov 2026, 09:30 UTC');
  await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-22T09:30:00.000Z');
});
Default.test('Pointing at it shows the exact time in its place', async ({ canvas }) => {
  const [relative, exact] = [canvas.getByText('2 hours ago'), canvas.getByText('22 Nov 2026, 09:30 UTC')];
  await expect(getComputedStyle(exact).opacity).toBe('0');
  await userEvent.hover(relative);
  await expect(relative.getBoundingClientRect().left).toBe(exact.getBoundingClientRect().left);
});

/** Longer ago than a week it is a date. */
export const LongAgo = meta.story({ args: { iso: '2026-10-03T07:05:00Z' } });
LongAgo.test('Is a date, which is said once', async ({ canvas }) => {
  const date = canvas.getByText('3 Oct 2026');
  await expect(date).toBeVisible();
  await expect(date).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('3 Oct 2026, 07:05 UTC')).not.toHaveAttribute('aria-hidden');
});

/** Without a clock it is the exact time. */
export const NoClock = meta.story({
  decorators: [
    (Story) => (
      <NowContext value={null}>
        <Story />
      </NowContext>
    ),
  ],
});
