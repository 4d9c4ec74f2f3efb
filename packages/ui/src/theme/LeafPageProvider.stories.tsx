import { Afterwards } from '../../../../.storybook/Afterwards.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../layout/Section/Section.tsx';
import { LeafPageProvider } from './LeafPageProvider.tsx';

const meta = preview.meta({
  title: 'Components/Theme/LeafPageProvider',
  tags: ['beta'],
  component: LeafPageProvider,
  // It affects the whole document, so a docs page shows it in an iframe.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [(Story) => <Afterwards>{Story()}</Afterwards>],
  args: {
    colorScheme: 'light' as const,
    children: <Section title="Members">The whole document follows its theme and its direction.</Section>,
  },
});

export const Default = meta.story();
