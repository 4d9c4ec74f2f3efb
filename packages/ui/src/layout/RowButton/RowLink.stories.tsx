import preview from '../../../../../.storybook/preview.tsx';
import { RowLink } from './RowButton.tsx';

const meta = preview.meta({
  title: 'Components/Layout/RowLink',
  tags: ['beta'],
  component: RowLink,
  args: { name: 'Open Spring banner', href: '#banner', children: 'Open' },
});

export const Default = meta.story();
