import { ProductBand } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage() {
  return <ProductBand />;
}

export const advice: ComponentAdvice<typeof ProductBand> = {
  status: 'beta',
  aliases: ['hero', 'marketing', 'aside'],
  use: ['A page for signed-out visitors has room beside its form.'],
  avoid: [{ when: 'The user is signed in', instead: 'RecentWork' }],
  pairs: [
    {
      do: ['Say what the product does.', {}],
      dont: ['Don’t praise it.', { labels: { sentence: 'The leading platform for green media.' } }],
    },
  ],
  rules: {
    do: ['Pass it as the `aside` of a `FormPage`, which provides the ink band.'],
    dont: ['Don’t show a customer’s figures: the example is computed from public rows.'],
  },
  writing: ['One sentence on what users can do with the product.'],
  accessibility: ['The strip is hidden from screen readers: the same figures follow as text.'],
  related: ['LoginScreen', 'FormPage', 'FootprintStrip'],
};
