import { ImagePreview, type ImagePreviewProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ alt }: ImagePreviewProps) {
  return <ImagePreview alt={alt} />;
}

export const advice: ComponentAdvice<typeof ImagePreview> = {
  status: 'stable',
  aliases: ['picture', 'transparency'],
  use: ['A picture is looked at in a steady frame.'],
  avoid: [{ when: 'It is small and beside its name', instead: 'ImageThumbnail' }],
  pairs: [
    {
      do: ['Describe it by its name.', { alt: 'Spring banner' }],
      dont: ['Don’t say that it is a picture.', { alt: 'image of a picture' }],
    },
  ],
  rules: {
    do: ['Keep the frame’s size while the picture loads.'],
    dont: ['Don’t show a broken picture: the fallback says so.'],
  },
  writing: ['The alternative text is the name of the file.'],
  accessibility: ['The picture has the image’s name; the fallback is text.'],
  related: ['ImageOverview', 'JobResult'],
};
