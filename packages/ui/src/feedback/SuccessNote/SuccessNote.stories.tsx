import { Button, Stack } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SuccessNote } from './SuccessNote.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/SuccessNote',
  tags: ['stable'],
  component: SuccessNote,
  args: { children: 'Optimization job created successfully.' },
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Optimization job created successfully.');
});
export const Empty = meta.story({
  args: { children: undefined },
});
Empty.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

/** While it is empty it takes no room, not even the gap of a stack. */
export const InStack = meta.story({
  args: { children: undefined },
  render: (args) => (
    <Stack gap="xl" data-testid="stack">
      <Button variant="default">Create Job</Button>
      <SuccessNote {...args} />
    </Stack>
  ),
});
InStack.test('Leaves no gap', async ({ canvas }) => {
  const { height } = canvas.getByTestId('stack').getBoundingClientRect();
  await expect(height).toBe(canvas.getByRole('button').getBoundingClientRect().height);
});
export const LongText = meta.story({ args: { children: 'Saved with a sentence that goes on. '.repeat(8) } });
