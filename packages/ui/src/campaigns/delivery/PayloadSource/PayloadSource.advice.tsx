import { PayloadSource, type PayloadSourceProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ href }: PayloadSourceProps) {
  return <PayloadSource name="banner.jpg" href={href} file="AVIF, q 67" />;
}

export const advice: ComponentAdvice<typeof PayloadSource> = {
  status: 'beta',
  aliases: ['payload', 'picture of a row', 'creative'],
  use: ['A delivery row has the size of a picture as its payload: in the `picture` of `DeliveryTab`.'],
  avoid: [{ when: 'The rows of a picture are listed', instead: 'WeightBridge' }],
  pairs: [
    {
      do: ['Name the upload as people know it.', { name: 'banner.jpg' }],
      dont: ['Don’t name it by its id.', { name: 'Image #5' }],
    },
  ],
  rules: {
    do: ['Render nothing while the picture is deleted: its page would not be found.'],
    dont: ['Don’t show it after the payload was changed: the server drops the picture then.'],
  },
  writing: ['The file in brackets, as in the result of its job: AVIF, q 67.'],
  accessibility: ['The link is the name of the picture.'],
  related: ['DeliveryTab', 'WeightBridge', 'RowPanel'],
};
