import { imageBlobQuery } from '@leaf/api-client/query';
import { type ImageInfo, ImageThumbnail } from '@leaf/ui';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { useObjectUrl } from '../app/useObjectUrl.ts';

/** KB; a larger upload is worth no thumbnail, unless it is here anyway. */
const THUMBNAIL_LIMIT = 500;

/** The uploaded picture as an address: it needs the token, so it is fetched and shown as a blob. */
export function useImagePicture(imageId: number, enabled = true) {
  const blob = useQuery({ ...imageBlobQuery(api, imageId), enabled });
  return { src: useObjectUrl(blob.data), loading: blob.isPending };
}

/** The upload itself, small: fetched once its row is in sight. */
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
