import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DangerZone } from './DangerZone.tsx';

const meta = preview.meta({
  title: 'Components/Organization/DangerZone',
  tags: ['stable'],
  component: DangerZone,
  args: { organizationName: 'Northwind Media', onDelete: fn() },
});

export const Default = meta.story();
Default.test(
  'A long word breaks on a phone',
  {
    args: { organizationName: 'm'.repeat(80) },
    globals: { viewport: { value: 'narrow', isRotated: false } },
  },
  async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
);
export const Submitting = meta.story({ args: { submitting: true } });
