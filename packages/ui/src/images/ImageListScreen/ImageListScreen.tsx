import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Section } from '../../layout/Section/Section.tsx';
import { UsageNote } from '../../organization/UsageNote/UsageNote.tsx';
import type { ImageInfo, Usage } from '../../types.ts';
import { ImageList, imageListLabels } from '../ImageList/ImageList.tsx';
import { UploadPanel } from '../UploadPanel/UploadPanel.tsx';
import classes from './ImageListScreen.module.css';

export const imageListScreenLabels = {
  title: 'Image optimiser',
  description: 'Find the smallest JPEG, WEBP and AVIF of an image at a quality that is measured.',
  back: 'Back',
  images: imageListLabels.title,
};

export type ImageListScreenProps = {
  images: readonly ImageInfo[];
  /** Where an image's own page is. */
  imageHref: (image: ImageInfo) => string;
  /** Where the tools are chosen. Default `/app`. */
  backHref?: string;
  onUpload: (file: File) => void;
  uploading?: boolean;
  /** Why the last upload failed. */
  uploadError?: string;
  /** Called after the person agreed. */
  onDelete: (image: ImageInfo) => void;
  deletingId?: number;
  /** How much of each limit is used; a note says when one is near. */
  usage?: Usage;
  loading?: boolean;
  /** What went wrong with the list, shown below the title. */
  error?: string;
  /** The way on from the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** A small picture of an image, drawn only for rows in sight. */
  thumbnail?: (image: ImageInfo) => ReactNode;
  labels?: Partial<typeof imageListScreenLabels>;
};

/** The page /creativeli: upload one image, find the others. */
export function ImageListScreen({
  backHref = '/app',
  onUpload,
  uploading,
  uploadError,
  usage,
  error,
  errorAction,
  labels,
  ...list
}: ImageListScreenProps) {
  const text = useLabels('imageListScreen', imageListScreenLabels, labels);
  // A list that could not be fetched is not an empty one.
  const unknown = Boolean(error) && list.images.length === 0 && !list.loading;
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        backHref={backHref}
        backLabel={text.back}
        error={error}
        errorAction={errorAction}
      />
      <UsageNote usage={usage} of={['images', 'bytes']} />
      <div className={classes.parts}>
        <UploadPanel onUpload={onUpload} uploading={uploading} error={uploadError} />
        {!unknown && (
          <Section title={text.images} flush>
            <ImageList {...list} />
          </Section>
        )}
      </div>
    </>
  );
}
