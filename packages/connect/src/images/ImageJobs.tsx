import { imageInfoQuery } from '@leaf/api-client/query';
import { ImageOverview, PartBoundary } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import { ConnectedJobResult, type ConnectedJobResultProps } from './ConnectedJobResult.tsx';
import { useImagePicture } from './Thumbnail.tsx';
import { useJobs } from './useJobs.ts';

export type ImageJobsProps = Pick<ConnectedJobResultProps, 'rowsHref' | 'readOnly'> & {
  /** The id of the image. */
  id: number;
  /** The next step if there are no jobs. */
  emptyAction?: ReactNode;
};

/** An image, its properties and its jobs with their results. `useJobNotifications` keeps them up to date. */
export function ImageJobs({ id, rowsHref, readOnly = false, emptyAction }: ImageJobsProps) {
  const { api, queryClient } = useConnection();
  const info = useQuery(imageInfoQuery(api, id), queryClient);
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
      renderResult={(job) => (
        <PartBoundary>
          <ConnectedJobResult
            image={info.data}
            imageId={id}
            job={job}
            rowsHref={rowsHref}
            readOnly={readOnly}
          />
        </PartBoundary>
      )}
    />
  );
}
