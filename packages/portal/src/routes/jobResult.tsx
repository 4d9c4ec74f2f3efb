import type { Format, Image } from '@leaf/api-client';
import { jobResultQuery, processedImageBlobQuery } from '@leaf/api-client/query';
import {
  bestFormat,
  downloadName,
  findJobResult,
  JobResult,
  Loading,
  PartBoundary,
  withFile,
} from '@leaf/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../app/api.ts';
import { load } from '../app/load.ts';
import { saveFile } from '../app/saveFile.ts';
import { shownError } from '../app/text.ts';
import { useObjectUrl } from '../app/useObjectUrl.ts';
import { useWords } from '../app/useWords.ts';

const SsimChart = lazy(() =>
  load(() => import('../app/ssimChart.ts')).then(({ SsimChart }) => ({ default: SsimChart })),
);

type Props = { image: Image | undefined; imageId: number; jobId: number };

/** The result of a job, fetched when its row is opened. */
export function ConnectedJobResult({ image, imageId, jobId }: Props) {
  const words = useWords();
  // Keep the same object between renders: a new one would redraw the chart.
  const job = useQuery({ ...jobResultQuery(api, imageId, jobId), select: findJobResult });
  const result = job.data;
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
  return (
    <JobResult
      result={shown}
      loading={job.isPending}
      error={result ? undefined : shownError(job.error, words.errors)}
      format={format}
      onFormatChange={(next) => setFile({ format: next })}
      originalBytes={image ? image.size * 1000 : undefined}
      previewSrc={src}
      previewLoading={picture.isPending}
      onDownload={(kind, q) => picture.data && saveFile(picture.data, downloadName(imageId, kind, q))}
      downloading={picture.isFetching}
      chart={
        result && (
          <PartBoundary>
            <Suspense fallback={<Loading minHeight={280} />}>
              <SsimChart
                result={result}
                format={format}
                quality={quality}
                originalBytes={result.original_size ?? (image && image.size * 1000)}
                onPointSelect={setFile}
              />
            </Suspense>
          </PartBoundary>
        )
      }
    />
  );
}
