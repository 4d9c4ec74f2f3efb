import { imageInfoQuery } from '@leaf/api-client/query';
import { ImageOverview, PartBoundary } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { api } from '../app/api.ts';
import { useJobs } from '../app/images/useJobs.ts';
import { useImagePicture } from './imagePictures.tsx';
import { ConnectedJobResult } from './jobResult.tsx';

export function Component() {
  const id = Number(useParams().id);
  const info = useQuery(imageInfoQuery(api, id));
  const picture = useImagePicture(id);
  return (
    <ImageOverview
      image={info.data}
      failed={info.isLoadingError}
      previewSrc={picture.src}
      previewLoading={picture.loading}
      onPreviewRetry={picture.retry}
      {...useJobs(id)}
      renderResult={(job) => (
        <PartBoundary>
          <ConnectedJobResult image={info.data} imageId={id} job={job} />
        </PartBoundary>
      )}
    />
  );
}
