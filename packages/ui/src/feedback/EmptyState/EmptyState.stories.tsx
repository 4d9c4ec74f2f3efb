import { Button } from '@mantine/core';
import preview from '../../../../../.storybook/preview.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/EmptyState',
  tags: ['stable'],
  component: EmptyState,
  args: { message: 'No rows yet.' },
});

export const Default = meta.story();
export const WithNextStep = meta.story({
  args: {
    hint: 'A row is one placement of the campaign; its emissions are estimated as soon as it is added.',
    action: <Button>Add Row</Button>,
  },
});
/** Future content, drawn faintly. */
export const Strips = meta.story({ args: { message: 'No campaigns yet.', picture: 'strips' } });
export const Files = meta.story({ args: { message: 'No images yet.', picture: 'files' } });
export const LongText = meta.story({ args: { hint: 'A hint that goes on. '.repeat(20) } });
