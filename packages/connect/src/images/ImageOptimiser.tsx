import { imageListScreenLabels, useLabels } from '@leaf/ui';
import { Stack } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useFocusAfter } from '../actions/useFocusAfter.ts';
import { ImageList } from './ImageList.tsx';
import { OneImage } from './OneImage.tsx';

export type ImageOptimiserProps = {
  /** The image shown, or null for the list. Without `onImageChange` there is no way back to the list. */
  imageId?: number | null;
  /** The image shown at first. Default: null, the list. */
  defaultImageId?: number | null;
  /** Called with the image that was opened, or null for the list. */
  onImageChange?: (imageId: number | null) => void;
  /** The address of an image in your app. With it images are links; without it they open in place. */
  imageHref?: (image: { id: number }) => string;
  /** The address of a campaign's delivery rows in your app. Without it there is no link to them. */
  rowsHref?: (campaignId: number) => string;
  /** Images and results can be looked at and downloaded, and nothing changes. */
  readOnly?: boolean;
  /** Called when files are on their way that leaving the list cancels, and when all have ended. */
  onUnsaved?: (unsaved: boolean) => void;
};

/** Uploads images, optimises one and shows the results: chart, comparison, download. */
export function ImageOptimiser({
  imageId,
  defaultImageId = null,
  onImageChange,
  imageHref,
  rowsHref,
  readOnly = false,
  onUnsaved,
}: ImageOptimiserProps) {
  const text = useLabels('imageListScreen', imageListScreenLabels);
  const [shown, show] = useUncontrolled<number | null>({
    value: imageId,
    defaultValue: defaultImageId,
    ...(onImageChange && { onChange: onImageChange }),
  });
  const fixed = imageId !== undefined && !onImageChange;
  const group = useFocusAfter<HTMLDivElement>(shown);
  return (
    <Stack ref={group} role="group" aria-label={text.title} tabIndex={-1} gap="lg">
      {shown === null ? (
        <ImageList
          {...(imageHref && { imageHref })}
          onOpen={({ id }) => show(id)}
          readOnly={readOnly}
          onUnsaved={onUnsaved}
        />
      ) : (
        <OneImage
          key={shown}
          id={shown}
          rowsHref={rowsHref}
          readOnly={readOnly}
          {...(!fixed && { onBack: () => show(null) })}
        />
      )}
    </Stack>
  );
}
