import { imageBlobQuery } from '@leaf/api-client';
import { ImageThumbnail } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../app/api.ts';
import { useObjectUrl } from '../app/useObjectUrl.ts';

/** The uploaded picture as an address: it needs the token, so it is fetched and shown as a blob. */
export function useImagePicture(imageId: number) {
  const blob = useQuery(imageBlobQuery(api, imageId));
  return { src: useObjectUrl(blob.data), loading: blob.isPending };
}

export function Thumbnail({ imageId }: { imageId: number }) {
  return <ImageThumbnail src={useImagePicture(imageId).src} />;
}
