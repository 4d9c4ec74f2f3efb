import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { noValue } from '../../format/format.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';
import type { ImageInfo } from '../../types.ts';
import { ImagePreview } from '../ImagePreview/ImagePreview.tsx';
import { InfoTiles } from '../InfoTiles/InfoTiles.tsx';
import { imageInfoLabels, imageName } from '../imageInfo.ts';
import { JobsTable, type JobsTableProps } from '../JobsTable/JobsTable.tsx';
import { jobsTableLabels } from '../JobsTable/jobsTableLabels.ts';
import classes from './ImageOverview.module.css';

export const imageOverviewLabels = {
  jobs: jobsTableLabels.title,
  untitled: imageInfoLabels.untitled,
};

export type ImageOverviewProps = Omit<JobsTableProps, 'loading' | 'error' | 'errorAction' | 'labels'> & {
  /** Absent while it loads. */
  image?: ImageInfo;
  /** The image could not be loaded, and the page says so: its shape stays, with dashes. */
  failed?: boolean;
  /** Address of the uploaded picture, such as an object URL. */
  previewSrc?: string;
  /** The picture is on its way. */
  previewLoading?: boolean;
  /** Loads the picture anew. */
  onPreviewRetry?: () => void;
  /** The jobs are on their way. */
  jobsLoading?: boolean;
  /** Why the jobs could not be loaded. */
  jobsError?: string;
  /** What to do about that error, such as `ErrorStep`. */
  jobsErrorAction?: ReactNode;
  labels?: Partial<typeof imageOverviewLabels>;
};

/** The overview of an image: the picture, its properties, its jobs. */
export function ImageOverview({
  image,
  failed = false,
  previewSrc,
  previewLoading = false,
  onPreviewRetry,
  jobsLoading,
  jobsError,
  jobsErrorAction,
  labels,
  ...jobs
}: ImageOverviewProps) {
  const text = useLabels('imageOverview', imageOverviewLabels, labels);
  return (
    <div className={classes.parts}>
      <div className={classes.top}>
        <ImagePreview
          src={previewSrc}
          loading={previewLoading || (!image && !failed)}
          onRetry={failed ? undefined : onPreviewRetry}
          alt={image ? imageName(image, text.untitled) : ''}
        />
        <InfoTiles image={image} failed={failed} />
      </div>
      <Section title={text.jobs} flush>
        {failed && jobsError && jobs.jobs.length === 0 ? (
          <EmptyState picture="files" message={noValue} />
        ) : (
          <JobsTable {...jobs} loading={jobsLoading} error={jobsError} errorAction={jobsErrorAction} />
        )}
      </Section>
    </div>
  );
}
