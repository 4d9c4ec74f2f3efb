import type { AskedPoint, Image } from '@leaf/api-client';
import { askedPointsQuery, jobResultQuery, processedImageBlobQuery } from '@leaf/api-client/query';
import {
  ErrorBanner,
  findJobResult,
  formatNames,
  type ImageJob,
  JobResult,
  ResultTable,
  withPoints,
} from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../connection/connectionContext.ts';
import { LoadedPart } from '../connection/LoadedPart.tsx';
import { lazyPart } from '../connection/lazyPart.tsx';
import { errorProps } from '../errors/errorProps.tsx';
import { useFileDownloads } from './useFileDownloads.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useShownFile } from './useShownFile.ts';

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
  const { api, queryClient } = connected;
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
  const { format, quality, shown, ...file } = useShownFile(result);
  const picture = useQuery(
    {
      ...processedImageBlobQuery(api, { imageId, format: format ?? 'jpeg', quality: quality ?? 1 }),
      enabled: quality !== undefined,
    },
    queryClient,
  );
  const src = useObjectUrl(picture.data);
  const downloads = useFileDownloads(imageId, image?.filename);
  const found = format && shown?.[format];
  const shownFile = format && found && { format, quality: found.quality, bytes: found.size };
  return (
    <JobResult
      result={shown}
      loading={job.isPending}
      {...(result ? undefined : errorProps([job], connected))}
      format={format}
      onFormatChange={(next) => file.choose({ format: next })}
      originalBytes={originalBytes}
      upload={image}
      previewSrc={src}
      previewLoading={picture.isPending}
      onDownload={downloads.saveFile}
      downloading={picture.isFetching}
      onKeepOriginal={downloads.saveUpload}
      table={
        shown && (
          <>
            <ErrorBanner message={errorProps(downloads.changes, connected).error} />
            <ResultTable
              result={shown}
              originalBytes={originalBytes}
              size={image}
              format={format}
              onSave={downloads.saveFile}
            />
          </>
        )
      }
      compare={
        result &&
        image &&
        format &&
        quality !== undefined && (
          <LoadedPart minHeight={280}>
            <JobCompare
              image={image}
              result={result}
              originalBytes={originalBytes}
              file={{ format, quality }}
              onFileChange={file.choose}
            />
          </LoadedPart>
        )
      }
      choice={
        shownFile &&
        !readOnly && (
          <LoadedPart minHeight={120}>
            <JobChoice imageId={imageId} file={shownFile} />
          </LoadedPart>
        )
      }
      chart={
        result && (
          <LoadedPart minHeight={280}>
            <SsimChart
              result={result}
              // Other modes have other targets: an MS-SSIM, or a size.
              target={type === 'lightweighting' ? (target ?? undefined) : undefined}
              format={format}
              quality={quality}
              originalBytes={originalBytes}
              onPointSelect={file.choose}
            />
            {format && !readOnly && (
              <JobMeasure
                imageId={imageId}
                format={format}
                quality={quality}
                onAsk={file.showOnceMeasured}
                isMeasured={file.isMeasured}
              />
            )}
          </LoadedPart>
        )
      }
      bridge={
        shownFile &&
        originalBytes !== undefined && (
          <LoadedPart minHeight={160}>
            <JobWeight
              picture={{ id: imageId, format: shownFile.format, quality: shownFile.quality }}
              name={`${formatNames[shownFile.format]}, q ${shownFile.quality}`}
              bytes={{ before: originalBytes, after: shownFile.bytes }}
              rowsHref={rowsHref}
              readOnly={readOnly}
            />
          </LoadedPart>
        )
      }
    />
  );
}
