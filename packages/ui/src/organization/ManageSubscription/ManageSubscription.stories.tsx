import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ManageSubscription } from './ManageSubscription.tsx';

const meta = preview.meta({
  title: 'Components/Organization/ManageSubscription',
  tags: ['stable'],
  component: ManageSubscription,
  args: { onOpen: fn() },
});

export const Default = meta.story();
export const Submitting = meta.story({ args: { submitting: true } });
