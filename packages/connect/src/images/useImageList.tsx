import type { Image } from '@leaf/api-client';
import { imagesQuery } from '@leaf/api-client/query';
import { type ImageInfo, imageName, PartBoundary, uploadPanelLabels, useLabels } from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useAction } from '../actions/useAction.ts';
import { DeletedThings } from '../campaigns/DeletedList.tsx';
import { useConnection } from '../connection/connectionContext.ts';
import { lazyPart } from '../connection/lazyPart.tsx';
import { errorProps } from '../errors/errorProps.tsx';
import { shownError } from '../errors/shownError.ts';
import type { UploadBatch } from '../uploads/FileUploads.tsx';
import { holdTab } from '../uploads/holdTab.ts';
import { sha256 } from '../uploads/sha256.ts';
import { UploadsLoading } from '../uploads/UploadsLoading.tsx';
import { useUsage } from '../usage/useUsage.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useImageDeletion } from './useImageDeletion.ts';

const ImageUploads = lazyPart(async () => (await import('./ImageUploads.tsx')).ImageUploads);

// A stable reference, so that the list re-renders a row only when its image has changed.
const thumbnail = (image: ImageInfo) => <Thumbnail image={image} />;

type Example = {
  /** Uploads an example. */
  add: () => Promise<Image>;
  /** Opens it; the list stays busy until it has. */
  open: (image: Image) => unknown;
};

/**
 * The organization's images, and how to upload and delete them: the props of `ImageListScreen`. `onUnsaved` is called
 * when files are on their way that leaving the list cancels, and when all have ended.
 */
export function useImageList(example?: Example, onUnsaved?: (unsaved: boolean) => void) {
  const connected = useConnection();
  const { api, keys, queryClient, words, onNotice } = connected;
  const text = useLabels('uploadPanel', uploadPanelLabels);
  const images = useQuery(imagesQuery(api), queryClient);
  const usage = useUsage();
  const refresh = () => {
    // Not awaited: a form is busy until its list has loaded, no longer.
    void queryClient.invalidateQueries({ queryKey: keys.usage });
    return queryClient.invalidateQueries({ queryKey: keys.images });
  };
  // Each drop is passed on once; the queue keeps what it was given.
  const [batch, setBatch] = useState<UploadBatch>();
  /** Nothing, if there is an image with this content. */
  const uploadNew = async (file: File): Promise<Image | undefined> => {
    const hash = await sha256(file).catch(() => undefined);
    const isKnown = hash !== undefined && images.data?.some((image) => image.sha256 === hash);
    return isKnown ? undefined : api.uploadImage(file);
  };
  const upload = useAction({
    // It goes on when the list is left, but not when the tab is closed.
    mutationFn: (file: File) => uploadNew(file).finally(holdTab()),
    onSuccess: (image, file) => {
      // The queue names the image that it equals.
      if (!image) return setBatch({ files: [file] });
      onNotice?.(words.notices.imageUploaded(imageName(image)));
      return refresh();
    },
  });
  const adding = useAction({
    mutationFn: async () => example?.add(),
    onSuccess: (image) => {
      void refresh();
      return image && example?.open(image);
    },
    leads: true,
  });
  const uploadMany = (files: File[], rejected: readonly File[] = [], why = (_: File) => text.notAnImage) => {
    // What failed before is over.
    if (!upload.isPending) upload.reset();
    setBatch({ files, rejected: rejected.map((file) => ({ file, error: why(file) })) });
  };
  const { removal, remove, deletingId, notice } = useImageDeletion(refresh);
  return {
    images: images.data ?? [],
    loading: images.isPending,
    usage,
    ...errorProps([removal, adding, images], connected),
    // A queue that stands there has every file that comes after it.
    onUpload: (file: File) => (batch ? uploadMany([file]) : void upload.run(file)),
    onUploadMany: uploadMany,
    uploading: upload.isPending,
    uploadError: shownError(upload.error, words.errors),
    uploads: batch && (
      <PartBoundary>
        <Suspense fallback={<UploadsLoading onUnsaved={onUnsaved} />}>
          <ImageUploads
            batch={batch}
            images={images.data ?? []}
            refresh={refresh}
            onClose={() => setBatch(undefined)}
            onUnsaved={onUnsaved}
          />
        </Suspense>
      </PartBoundary>
    ),
    ...(example && { onExample: () => void adding.run(), addingExample: adding.busy }),
    onDelete: (image: ImageInfo) => void remove([image]),
    onDeleteMany: remove,
    deletingId,
    notice,
    footer: <DeletedThings kind="image" refresh={refresh} />,
    thumbnail,
  };
}
