import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { organizations } from '../fixtures.ts';
import { JoinCard } from './JoinCard.tsx';

const meta = preview.meta({
  title: 'Components/Account/JoinCard',
  tags: ['stable'],
  component: JoinCard,
  args: { organizations, onJoin: fn() },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { organizations: [] } });
export const Loading = meta.story({ args: { organizations: [], loading: true } });
export const Submitting = meta.story({ args: { submitting: true } });
export const LongText = meta.story({
  args: {
    organizations: [{ id: 9, name: 'The association of outdoor and digital advertisers '.repeat(3).trim() }],
  },
});
