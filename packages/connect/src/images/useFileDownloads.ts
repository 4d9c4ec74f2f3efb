import type { WrittenFormat } from '@leaf/api-client';
import { imageBlobQuery, processedImageBlobQuery } from '@leaf/api-client/query';
import { downloadName } from '@leaf/ui';
import { saveFile } from '../actions/saveFile.ts';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';

/** Saves the upload of an image, or a file that was made of it. */
export function useFileDownloads(imageId: number, filename: string | undefined) {
  const { api, queryClient } = useConnection();
  const save = useAction({
    mutationFn: ({ format, quality }: { format: WrittenFormat; quality: number }) =>
      queryClient.ensureQueryData(processedImageBlobQuery(api, { imageId, format, quality })),
    onSuccess: (blob, { format, quality }) => saveFile(blob, downloadName(imageId, format, quality)),
  });
  const keep = useAction({
    mutationFn: () => queryClient.ensureQueryData(imageBlobQuery(api, imageId)),
    onSuccess: (blob) => saveFile(blob, filename ?? `image-${imageId}`),
  });
  return {
    saveFile: (format: WrittenFormat, quality: number) => void save.run({ format, quality }),
    saveUpload: () => void keep.run(),
    changes: [save, keep],
  };
}
