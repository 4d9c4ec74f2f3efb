import preview from '../../../../.storybook/preview.tsx';
import { LeafLink } from './LeafLink.tsx';

const meta = preview.meta({
  title: 'Components/Theme/LeafLink',
  tags: ['stable'],
  component: LeafLink,
  args: { href: '#benchmarks', children: 'Benchmarks' },
});

export const Default = meta.story();
