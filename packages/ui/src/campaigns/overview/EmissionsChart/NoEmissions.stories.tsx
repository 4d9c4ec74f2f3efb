import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { NoEmissions } from './NoEmissions.tsx';

const meta = preview.meta({
  title: 'Components/Campaigns/NoEmissions',
  tags: ['stable'],
  component: NoEmissions,
});

export const Default = meta.story();
Default.test('Says what it is given', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Add rows to any stage to see the emissions chart.',
  );
});
