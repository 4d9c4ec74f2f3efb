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
  use: ['The whole document is made of the package.'],
  avoid: [{ when: 'Leaf is one part of a page', instead: 'LeafProvider' }],
  pairs: [
    {
      do: ['Put it around the whole app.', {}],
      dont: ['Don’t fix the scheme against the system.', { colorScheme: 'dark' }],
    },
  ],
  rules: { do: ['Mark the document with `data-leaf`.'], dont: ['Don’t render two in one document.'] },
  writing: ['It has no words; it carries those of all others in `labels`.'],
  accessibility: ['It sets the scheme and the direction of the document.'],
  related: ['LeafProvider', 'LeafLink', 'AppFrame'],
};
