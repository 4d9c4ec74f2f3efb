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
  use: ['The product’s name is shown as a logo.'],
  avoid: [{ when: 'You title a page', instead: 'PageHeader' }],
  pairs: [],
  rules: { do: ['Leave space around it.'], dont: ['Don’t use it inside a sentence.'] },
  writing: ['“Leaf”, never “LEAF”.'],
  accessibility: ['It is hidden from screen readers: the link around it needs a name.'],
  related: ['AppFrame', 'ProductBand'],
};
