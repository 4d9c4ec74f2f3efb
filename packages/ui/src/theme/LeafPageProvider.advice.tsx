import { LeafPageProvider } from '@leaf/ui';
import type { ReactNode } from 'react';
import type { ComponentAdvice } from '../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ children }: { children: ReactNode }) {
  return (
    <LeafPageProvider colorScheme="auto" locale="en-GB">
      {children}
    </LeafPageProvider>
  );
}

export const advice: ComponentAdvice<typeof LeafPageProvider> = {
  status: 'beta',
  aliases: ['theme', 'context', 'setup', 'whole page'],
  use: ['The whole document is built with Leaf.'],
  avoid: [{ when: 'Leaf is one part of a page', instead: 'LeafProvider' }],
  pairs: [
    {
      do: ['Wrap the whole app.', {}],
      dont: ['Don’t override the system’s colour scheme.', { colorScheme: 'dark' }],
    },
  ],
  rules: {
    do: ['Mark the document with `data-leaf`.'],
    dont: ['Don’t render two providers in one document.'],
  },
  writing: ['It has no text of its own; its `labels` replace the text of all other components.'],
  accessibility: ['It sets the colour scheme and the direction of the document.'],
  related: ['LeafProvider', 'LeafLink', 'AppFrame'],
};
