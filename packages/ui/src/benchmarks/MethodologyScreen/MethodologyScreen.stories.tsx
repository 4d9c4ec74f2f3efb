import { attribution, readings } from '@leaf/emissions';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inPlace } from '../../../../../.storybook/screen.ts';
import { MethodologyScreen } from './MethodologyScreen.tsx';

const meta = preview.meta({
  title: 'Screens/MethodologyScreen',
  tags: ['stable'],
  component: MethodologyScreen,
  parameters: inPlace('campaigns'),
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByText(attribution)).toBeVisible();
  await expect(canvas.getByText(/SSD and HDD look swapped/)).toBeVisible();
  for (const { text } of readings) await expect(canvas.getByText(text)).toBeInTheDocument();
});
