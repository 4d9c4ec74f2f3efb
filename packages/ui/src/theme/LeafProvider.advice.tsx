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
  use: ['Anything of the package is drawn: once, around all of it.'],
  avoid: [{ when: 'Only a link differs', instead: 'LeafLink' }],
  pairs: [
    {
      do: ['Put it around the whole product.', {}],
      dont: ['Don’t put one around each part.', {}],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['It has no words; it carries those of all others in `labels`.'],
  accessibility: [
    'It sets the scheme, the language of numbers and dates, and the direction for everything in it.',
  ],
  related: ['LeafLink', 'AppFrame'],
};
