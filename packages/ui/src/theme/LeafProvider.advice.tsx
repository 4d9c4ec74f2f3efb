import { LeafProvider } from '@leaf/ui';
import type { ReactNode } from 'react';
import type { ComponentAdvice } from '../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ children }: { children: ReactNode }) {
  return (
    <LeafProvider colorScheme="auto" locale="en-GB">
      {children}
    </LeafProvider>
  );
}

export const advice: ComponentAdvice<typeof LeafProvider> = {
  status: 'stable',
  aliases: ['theme', 'context', 'setup'],
  use: ['You render any component of the package.'],
  avoid: [{ when: 'You only need a link', instead: 'LeafLink' }],
  pairs: [],
  rules: { do: ['Wrap all of Leaf, once.'], dont: ['Don’t wrap each part separately.'] },
  writing: ['It has no text of its own; its `labels` replace the text of all other components.'],
  accessibility: [
    'It sets the colour scheme, the locale of numbers and dates, and the direction of its content.',
  ],
  related: ['LeafLink', 'AppFrame'],
};
