import { imageBlobQuery } from '@leaf/api-client/query';
import { type ImageInfo, ImageThumbnail } from '@leaf/ui';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { useObjectUrl } from '../app/useObjectUrl.ts';

/** In KB; a larger upload is not fetched just for a thumbnail. */
const THUMBNAIL_LIMIT = 500;

/** An object URL for the uploaded image: an `img` cannot send the token, so the image is fetched as a blob. */
export function useImagePicture(imageId: number, enabled = true) {
  const blob = useQuery({ ...imageBlobQuery(api, imageId), enabled });
  return { src: useObjectUrl(blob.data), loading: blob.isPending, retry: () => void blob.refetch() };
}

/** The upload as a thumbnail, fetched once its row is in view. */
export function Thumbnail({ image }: { image: ImageInfo }) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const light = typeof image.size === 'number' && image.size <= THUMBNAIL_LIMIT;
  const { src } = useImagePicture(image.id, light && inViewport);
  return (
    <span ref={ref}>
      <ImageThumbnail src={src} />
    </span>
  );
}
