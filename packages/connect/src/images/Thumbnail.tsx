import { imageBlobQuery, thumbnailQuery } from '@leaf/api-client/query';
import { type ImageInfo, ImageThumbnail } from '@leaf/ui';
import { useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** An object URL for the uploaded image: an `img` cannot send the token, so the image is fetched as a blob. */
export function useImagePicture(imageId: number) {
  const { api, queryClient } = useConnection();
  const blob = useQuery(imageBlobQuery(api, imageId), queryClient);
  return { src: useObjectUrl(blob.data), loading: blob.isPending, retry: () => void blob.refetch() };
}

/** The server's small picture of the upload, fetched once its row is in view. */
export function Thumbnail({ image }: { image: Pick<ImageInfo, 'id'> }) {
  const { api, queryClient } = useConnection();
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const { data } = useQuery({ ...thumbnailQuery(api, image.id), enabled: inViewport }, queryClient);
  const src = useObjectUrl(data);
  return (
    <span ref={ref}>
      <ImageThumbnail src={src} />
    </span>
  );
}
