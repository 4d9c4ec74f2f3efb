import type { AskedPoint, Format, Image, WrittenFormat } from '@leaf/api-client';
import {
  askedPointsQuery,
  imageBlobQuery,
  jobResultQuery,
  processedImageBlobQuery,
} from '@leaf/api-client/query';
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
  withPoints,
} from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { saveFile } from '../actions/saveFile.ts';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { lazyPart } from '../connection/lazyPart.tsx';
import { errorProps } from '../errors/errorProps.tsx';
import { shownError } from '../errors/shownError.ts';
import { useObjectUrl } from './useObjectUrl.ts';

const SsimChart = lazyPart(async () => (await import('./ssimChart.ts')).SsimChart);
const JobCompare = lazyPart(async () => (await import('./JobCompare.tsx')).JobCompare);
const JobWeight = lazyPart(async () => (await import('../jobs/JobWeight.tsx')).JobWeight);
const JobChoice = lazyPart(async () => (await import('./JobChoice.tsx')).JobChoice);
const JobMeasure = lazyPart(async () => (await import('./JobMeasure.tsx')).JobMeasure);

// At module level, so that what has not changed stays the same object.
const measuredPoints = (points: AskedPoint[]) =>
  points.flatMap(({ format, quality, measured }) => (measured ? [{ format, quality, ...measured }] : []));

export type ConnectedJobResultProps = {
  image: Image | undefined;
  imageId: number;
  job: ImageJob;
  /** The address of a campaign's delivery rows in your app. Without it there is no link to them. */
  rowsHref?: ((campaignId: number) => string) | undefined;
  /** The result can be looked at and downloaded; nothing is measured or written. */
  readOnly?: boolean;
};

/** The result of a job, fetched when its row is opened. */
export function ConnectedJobResult({
  image,
  imageId,
  job: { id: jobId, type, target },
  rowsHref,
  readOnly = false,
}: ConnectedJobResultProps) {
  const connected = useConnection();
  const { api, queryClient, words } = connected;
  // Keep the same object between renders: a new one would redraw the chart.
  const job = useQuery({ ...jobResultQuery(api, imageId, jobId), select: findJobResult }, queryClient);
  const added = useQuery(
    {
      ...askedPointsQuery(api, imageId),
      select: measuredPoints,
      // Where they are asked for, they are kept up to date.
      refetchInterval: false,
    },
    queryClient,
  );
  const result = job.data && withPoints(job.data, added.data ?? []);
  const originalBytes = result?.original_size ?? (image && image.size * 1000);
  // A format is shown with the file chosen for it, until a point of the chart is.
  const [chosen, setChosen] = useState<{ format: Format; quality?: number }>();
  // A quality that was asked for is shown once it is measured.
  const [wanted, setWanted] = useState<{ format: Format; quality: number }>();
  const isMeasured = ({ format, quality }: { format: Format; quality: number }) =>
    result !== undefined && withFile(result, format, quality)[format]?.quality === quality;
  const file = wanted && isMeasured(wanted) ? wanted : chosen;
  const setFile = (next: { format: Format; quality?: number }) => {
    setWanted(undefined);
    setChosen(next);
  };
  const format = file?.format ?? (result ? bestFormat(result) : undefined);
  const quality = file?.quality ?? (format && result?.[format]?.quality);
  const shown = result && format && quality !== undefined ? withFile(result, format, quality) : result;
  const picture = useQuery(
    {
      ...processedImageBlobQuery(api, { imageId, format: format ?? 'jpeg', quality: quality ?? 1 }),
      enabled: quality !== undefined,
    },
    queryClient,
  );
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
      {...(result ? undefined : errorProps([job], connected))}
      format={format}
      onFormatChange={(next) => setFile({ format: next })}
      originalBytes={originalBytes}
      upload={image}
      previewSrc={src}
      previewLoading={picture.isPending}
      onDownload={(kind, q) =>
        picture.data ? saveFile(picture.data, downloadName(imageId, kind, q)) : void save.run({ kind, q })
      }
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
              <JobCompare
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
      choice={
        shownFile &&
        !readOnly && (
          <PartBoundary>
            <Suspense fallback={<Loading minHeight={120} />}>
              <JobChoice imageId={imageId} file={shownFile} />
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
              {format && !readOnly && (
                <JobMeasure imageId={imageId} format={format} onAsk={setWanted} isMeasured={isMeasured} />
              )}
            </Suspense>
          </PartBoundary>
        )
      }
      bridge={
        shownFile &&
        originalBytes !== undefined && (
          <PartBoundary>
            <Suspense fallback={<Loading minHeight={160} />}>
              <JobWeight
                picture={{ id: imageId, format: shownFile.format, quality: shownFile.quality }}
                name={`${formatNames[shownFile.format]}, q ${shownFile.quality}`}
                bytes={{ before: originalBytes, after: shownFile.bytes }}
                rowsHref={rowsHref}
                readOnly={readOnly}
              />
            </Suspense>
          </PartBoundary>
        )
      }
    />
  );
}
