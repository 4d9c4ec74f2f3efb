import preview from '../../../../../.storybook/preview.tsx';
import { Wordmark } from './Wordmark.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Wordmark',
  tags: ['stable'],
  component: Wordmark,
});

export const Default = meta.story();
