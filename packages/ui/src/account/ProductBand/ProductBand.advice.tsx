import { ProductBand } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <ProductBand />;
}

export const advice: ComponentAdvice<typeof ProductBand> = {
  status: 'beta',
  aliases: ['hero', 'marketing', 'aside'],
  use: ['A page for people who are not signed in has room at its side.'],
  avoid: [{ when: 'Somebody is signed in', instead: 'RecentWork' }],
  pairs: [
    {
      do: ['Say what the product does.', {}],
      dont: ['Don’t praise it.', { labels: { sentence: 'The leading platform for green media.' } }],
    },
  ],
  rules: {
    do: ['Put it into `aside` of a `FormPage`: the band of ink comes with it.'],
    dont: ['Don’t show figures of a customer: its example is computed from rows that anyone may see.'],
  },
  writing: ['One sentence of what people can do with it.'],
  accessibility: ['The strip is read as one sentence; the same figures stand below it as text.'],
  related: ['LoginScreen', 'FormPage', 'FootprintStrip'],
};
