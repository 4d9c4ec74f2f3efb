import { Wordmark } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return (
    <a href="/app" aria-label="Leaf, start page">
      <Wordmark />
    </a>
  );
}

export const advice: ComponentAdvice<typeof Wordmark> = {
  status: 'stable',
  aliases: ['logo', 'brand'],
  use: ['The product is named.'],
  avoid: [{ when: 'A page is named', instead: 'PageHeader' }],
  pairs: [
    {
      do: ['Leave room around it.', {}],
      dont: ['Don’t write it in a sentence.', {}],
    },
  ],
  rules: { do: [], dont: [] },
  writing: ['“Leaf”, never “LEAF”.'],
  accessibility: ['It is hidden from screen readers: the link around it has the name.'],
  related: ['AppFrame', 'ProductBand'],
};
