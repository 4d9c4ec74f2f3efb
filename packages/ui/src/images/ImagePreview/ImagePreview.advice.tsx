import { ImagePreview, type ImagePreviewProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ alt }: ImagePreviewProps) {
  return <ImagePreview alt={alt} />;
}

export const advice: ComponentAdvice<typeof ImagePreview> = {
  status: 'stable',
  aliases: ['picture', 'transparency'],
  use: ['A picture is shown in a frame of fixed height.'],
  avoid: [{ when: 'A small picture accompanies a name', instead: 'ImageThumbnail' }],
  pairs: [
    {
      do: ['Describe it by its name.', { alt: 'Spring banner' }],
      dont: ['Don’t say that it is an image.', { alt: 'image of a picture' }],
    },
  ],
  rules: {
    do: ['Pass `loading` while the picture loads: the frame keeps its height.'],
    dont: ['Don’t hide a picture that fails to load: a placeholder says so.'],
  },
  writing: ['The alternative text is the file name.'],
  accessibility: ['The picture has an alternative text; the placeholder is text.'],
  related: ['ImageOverview', 'JobResult'],
};
