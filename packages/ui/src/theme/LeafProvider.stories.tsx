import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../layout/Section/Section.tsx';
import { LeafProvider } from './LeafProvider.tsx';

const meta = preview.meta({
  title: 'Components/Theme/LeafProvider',
  tags: ['stable'],
  component: LeafProvider,
  args: {
    children: (
      <Section title="Members">Everything in it takes its theme, its language and its links.</Section>
    ),
  },
});

export const Default = meta.story();
export const Dark = meta.story({ args: { colorScheme: 'dark' } });
