import type { Format, Image, WrittenFormat } from '@leaf/api-client';
import { imageBlobQuery, jobResultQuery, processedImageBlobQuery } from '@leaf/api-client/query';
import {
  bestFormat,
  downloadName,
  ErrorBanner,
  findJobResult,
  formatNames,
  type ImageJob,
  JobResult,
  Loading,
  PartBoundary,
  ResultTable,
  withFile,
} from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api, queryClient } from '../app/api.ts';
import { errorProps } from '../app/errorProps.tsx';
import { load } from '../app/load.ts';
import { saveFile } from '../app/saveFile.ts';
import { shownError } from '../app/text.ts';
import { useAction } from '../app/useAction.ts';
import { useObjectUrl } from '../app/useObjectUrl.ts';
import { useWords } from '../app/useWords.ts';

const SsimChart = lazy(() =>
  load(() => import('../app/ssimChart.ts')).then(({ SsimChart }) => ({ default: SsimChart })),
);

const ConnectedCompare = lazy(() =>
  load(() => import('./imageCompare.tsx')).then(({ ConnectedCompare }) => ({ default: ConnectedCompare })),
);

const ConnectedWeight = lazy(() =>
  load(() => import('./imageWeight.tsx')).then(({ ConnectedWeight }) => ({ default: ConnectedWeight })),
);

type Props = {
  image: Image | undefined;
  imageId: number;
  job: ImageJob;
};

/** The result of a job, fetched when its row is opened. */
export function ConnectedJobResult({ image, imageId, job: { id: jobId, type, target } }: Props) {
  const words = useWords();
  // Keep the same object between renders: a new one would redraw the chart.
  const job = useQuery({ ...jobResultQuery(api, imageId, jobId), select: findJobResult });
  const result = job.data;
  const originalBytes = result?.original_size ?? (image && image.size * 1000);
  // A format is shown with the file chosen for it, until a point of the chart is.
  const [file, setFile] = useState<{ format: Format; quality?: number }>();
  const format = file?.format ?? (result ? bestFormat(result) : undefined);
  const quality = file?.quality ?? (format && result?.[format]?.quality);
  const shown = result && format && quality !== undefined ? withFile(result, format, quality) : result;
  const picture = useQuery({
    ...processedImageBlobQuery(api, { imageId, format: format ?? 'jpeg', quality: quality ?? 1 }),
    enabled: quality !== undefined,
  });
  const src = useObjectUrl(picture.data);
  const save = useAction({
    mutationFn: ({ kind, q }: { kind: WrittenFormat; q: number }) =>
      queryClient.ensureQueryData(processedImageBlobQuery(api, { imageId, format: kind, quality: q })),
    onSuccess: (blob, { kind, q }) => saveFile(blob, downloadName(imageId, kind, q)),
  });
  const keep = useAction({
    mutationFn: () => queryClient.ensureQueryData(imageBlobQuery(api, imageId)),
    onSuccess: (blob) => saveFile(blob, image?.filename ?? `image-${imageId}`),
  });
  const found = format && shown?.[format];
  const shownFile = format && found && { format, quality: found.quality, bytes: found.size };
  return (
    <JobResult
      result={shown}
      loading={job.isPending}
      {...(result ? undefined : errorProps([job], words.errors))}
      format={format}
      onFormatChange={(next) => setFile({ format: next })}
      originalBytes={originalBytes}
      upload={image}
      previewSrc={src}
      previewLoading={picture.isPending}
      onDownload={(kind, q) => picture.data && saveFile(picture.data, downloadName(imageId, kind, q))}
      downloading={picture.isFetching}
      onKeepOriginal={() => void keep.run()}
      table={
        shown && (
          <>
            <ErrorBanner message={shownError(save.error ?? keep.error, words.errors)} />
            <ResultTable
              result={shown}
              originalBytes={originalBytes}
              size={image}
              format={format}
              onSave={(kind, q) => void save.run({ kind, q })}
            />
          </>
        )
      }
      compare={
        result &&
        image &&
        format &&
        quality !== undefined && (
          <PartBoundary>
            <Suspense fallback={<Loading minHeight={280} />}>
              <ConnectedCompare
                image={image}
                result={result}
                originalBytes={originalBytes}
                file={{ format, quality }}
                onFileChange={setFile}
              />
            </Suspense>
          </PartBoundary>
        )
      }
      chart={
        result && (
          <PartBoundary>
            <Suspense fallback={<Loading minHeight={280} />}>
              <SsimChart
                result={result}
                // Other modes have other targets: an MS-SSIM, or a size.
                target={type === 'lightweighting' ? (target ?? undefined) : undefined}
                format={format}
                quality={quality}
                originalBytes={originalBytes}
                onPointSelect={setFile}
              />
            </Suspense>
          </PartBoundary>
        )
      }
      bridge={
        shownFile &&
        originalBytes !== undefined && (
          <PartBoundary>
            <Suspense fallback={<Loading minHeight={160} />}>
              <ConnectedWeight
                name={`${formatNames[shownFile.format]}, q ${shownFile.quality}`}
                bytes={{ before: originalBytes, after: shownFile.bytes }}
              />
            </Suspense>
          </PartBoundary>
        )
      }
    />
  );
}
