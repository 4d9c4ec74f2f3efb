import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CreateCard } from './CreateCard.tsx';

const meta = preview.meta({
  title: 'Components/Account/CreateCard',
  tags: ['stable'],
  component: CreateCard,
  args: { onCreate: fn() },
});

export const Default = meta.story();
export const Submitting = meta.story({ args: { submitting: true } });
