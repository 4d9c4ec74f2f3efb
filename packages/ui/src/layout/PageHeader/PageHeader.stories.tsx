import { Badge, Button } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Spring launch', backHref: '/openghg' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Spring launch' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/openghg');
  },
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
  args: { error: 'Failed to load campaign', onErrorClose: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load campaign');
  },
});
export const LongText = meta.story({
  args: { title: 'A campaign with a name that goes on and on '.repeat(4), actions: <Button>Add Row</Button> },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
export const Relabelled = meta.story({ args: { labels: { back: 'Zurück' } } });
