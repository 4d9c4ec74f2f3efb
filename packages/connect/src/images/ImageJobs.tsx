import { ImageOverview } from '@leaf/ui';
import type { ReactNode } from 'react';
import type { ConnectedJobResultProps } from './ConnectedJobResult.tsx';
import { useImagePicture } from './Thumbnail.tsx';
import { useJobs } from './useJobs.ts';
import { useResults } from './useResults.tsx';

export type ImageJobsProps = Pick<ConnectedJobResultProps, 'rowsHref' | 'readOnly'> & {
  /** The id of the image. */
  id: number;
  /** The next step if there are no jobs. */
  emptyAction?: ReactNode;
};

/** An image, its properties and its jobs with their results. `useJobNotifications` keeps them up to date. */
export function ImageJobs({ id, rowsHref, readOnly = false, emptyAction }: ImageJobsProps) {
  const { info, renderResult } = useResults(id, { rowsHref, readOnly });
  const picture = useImagePicture(id);
  const { onCancel, onRetry, ...jobs } = useJobs(id);
  return (
    <ImageOverview
      image={info.data}
      failed={info.isLoadingError}
      previewSrc={picture.src}
      previewLoading={picture.loading}
      onPreviewRetry={picture.retry}
      {...jobs}
      {...(!readOnly && { onCancel, onRetry })}
      emptyAction={emptyAction}
      renderResult={renderResult}
    />
  );
}
