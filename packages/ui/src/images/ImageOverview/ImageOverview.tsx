import type { ReactNode } from 'react';
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
          loading={previewLoading || !image}
          onRetry={onPreviewRetry}
          alt={image ? imageName(image, text.untitled) : ''}
        />
        <InfoTiles image={image} />
      </div>
      <Section title={text.jobs} flush>
        <JobsTable {...jobs} loading={jobsLoading} error={jobsError} errorAction={jobsErrorAction} />
      </Section>
    </div>
  );
}
