import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DangerZone } from './DangerZone.tsx';

const meta = preview.meta({
  title: 'Components/Organization/DangerZone',
  tags: ['stable'],
  component: DangerZone,
  args: { organizationName: 'Northwind Media', onDelete: fn() },
});

export const Default = meta.story();
export const Submitting = meta.story({ args: { submitting: true } });
