import { Badge, Button } from '@mantine/core';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorStep } from '../../feedback/ErrorStep/ErrorStep.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Components/Layout/PageHeader',
  tags: ['stable'],
  component: PageHeader,
  args: { title: 'Spring launch', backHref: '/openghg' },
});

export const Default = meta.story();
Default.test('Answers to what people do', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1, name: 'Spring launch' });
  heading.focus();
  await expect(heading).toHaveFocus();
  await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/openghg');
});

/** Breadcrumbs beside the link back show where the page belongs. */
export const WithTrail = meta.story({
  args: {
    trail: [
      { label: 'Campaigns', href: '/openghg' },
      { label: 'Spring launch', href: '/openghg/12/overview' },
      { label: 'Delivery' },
    ],
  },
});
WithTrail.test('Says what it is given', async ({ canvas }) => {
  const trail = canvas.getByRole('navigation', { name: 'You are here' });
  await expect(within(trail).getAllByRole('listitem')).toHaveLength(3);
  await expect(within(trail).getByRole('link', { name: 'Campaigns' })).toHaveAttribute('href', '/openghg');
  await expect(within(trail).getByText('Delivery')).toHaveAttribute('aria-current', 'page');
});

export const Full = meta.story({
  args: {
    aside: (
      <Badge variant="default" radius="sm">
        GMSF v1.2
      </Badge>
    ),
    description: 'Display and video in Germany',
    actions: (
      <>
        <Button variant="default">Benchmarks</Button>
        <Button>Add Row</Button>
      </>
    ),
  },
});
export const Failed = meta.story({
  args: { error: 'Failed to load campaign', errorAction: <ErrorStep onRetry={fn()} />, onErrorClose: fn() },
});
Failed.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load campaign');
});
export const LongText = meta.story({
  args: { title: 'A campaign with a name that goes on and on '.repeat(4), actions: <Button>Add Row</Button> },
});
LongText.test(
  'One long word breaks on a phone',
  { args: { description: 'm'.repeat(80) }, globals: { viewport: { value: 'narrow', isRotated: false } } },
  async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
);
