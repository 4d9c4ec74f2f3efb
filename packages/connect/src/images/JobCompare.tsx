import type { Format, Image } from '@leaf/api-client';
import { imageBlobQuery, processedImageBlobQuery } from '@leaf/api-client/query';
import { type ImageJobResult, imageFormats, useLabels } from '@leaf/ui';
import {
  comparedFileId,
  comparedFiles,
  ImageCompare,
  imageCompareLabels,
  measuredFile,
  originalFile,
} from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnection } from '../connection/connectionContext.ts';
import { differences } from './differences.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** One side's picture: the upload, or a file that a job measured. */
function useSide(imageId: number, id: string) {
  const { api, queryClient } = useConnection();
  const file = measuredFile(id);
  const upload = useQuery({ ...imageBlobQuery(api, imageId), enabled: !file }, queryClient);
  const { format = 'jpeg', quality = 1 } = file ?? {};
  const measured = useQuery(
    { ...processedImageBlobQuery(api, { imageId, format, quality }), enabled: file !== undefined },
    queryClient,
  );
  const { data, isError, refetch } = file ? measured : upload;
  return {
    blob: data,
    side: { id, src: useObjectUrl(data), failed: isError },
    retry: () => isError && void refetch(),
  };
}

export type JobCompareProps = {
  image: Pick<Image, 'id' | 'width' | 'height' | 'color_space'>;
  result: ImageJobResult;
  originalBytes: number | undefined;
  /** The file whose figures are shown. */
  file: { format: Format; quality: number };
  onFileChange: (file: { format: Format; quality: number }) => void;
};

/** The upload beside the file whose figures are shown, or any two of a job's files. */
export function JobCompare({ image, result, originalBytes, file, onFileChange }: JobCompareProps) {
  const text = useLabels('imageCompare', imageCompareLabels);
  const [leftId, setLeftId] = useState(originalFile);
  /** The upload, a PNG or a GIF on the right: what no chart has. */
  const [beside, setBeside] = useState<string>();
  const left = useSide(image.id, leftId);
  const right = useSide(image.id, beside ?? comparedFileId(file.format, file.quality));
  const [a, b] = [left.blob, right.blob];
  const measure = a && b && ((signal: AbortSignal) => differences(a, b, signal));
  return (
    <ImageCompare
      files={comparedFiles(result, originalBytes, text)}
      left={left.side}
      right={right.side}
      size={image}
      onLeftChange={setLeftId}
      onRightChange={(id) => {
        const { format, quality = 0 } = measuredFile(id) ?? {};
        const charted = imageFormats.find((one) => one === format);
        setBeside(charted ? undefined : id);
        if (charted) onFileChange({ format: charted, quality });
      }}
      measure={measure}
      cmyk={
        image.color_space === 'CMYK' && (left.side.id === originalFile) !== (right.side.id === originalFile)
      }
      onRetry={() => {
        left.retry();
        right.retry();
      }}
    />
  );
}
