import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Section } from './Section.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Section',
  tags: ['stable'],
  component: Section,
  args: { title: 'Members', children: 'What the section is about.' },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Members' })).toBeVisible();
});
export const WithActions = meta.story({
  args: {
    description: 'Who belongs to the organization.',
    actions: <Button variant="default">Refresh</Button>,
  },
});
export const Danger = meta.story({ args: { title: 'Danger Zone', danger: true } });
export const LongText = meta.story({
  args: { title: 'A section with a title that goes on '.repeat(5), children: 'Words. '.repeat(120) },
});
