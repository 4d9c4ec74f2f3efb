import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { ListSection } from '../../layout/Section/ListSection.tsx';
import { UsageNote } from '../../organization/UsageNote/UsageNote.tsx';
import { LeafLink } from '../../theme/LeafLink.tsx';
import type { ImageInfo, Usage } from '../../types.ts';
import { ImageList, type ImageListProps, imageListLabels } from '../ImageList/ImageList.tsx';
import { UploadPanel, type UploadPanelProps } from '../UploadPanel/UploadPanel.tsx';
import classes from './ImageListScreen.module.css';

export const imageListScreenLabels = {
  title: 'Image optimiser',
  description: 'Find the smallest file of an image in every format, at a quality that is measured.',
  back: 'Back',
  images: imageListLabels.title,
  example: 'Add an example image',
  compare: 'Compare two files without uploading them',
  creatives: 'HTML5 creatives (ZIP)',
};

export type ImageListScreenProps = {
  /** The images, newest first. */
  images: readonly ImageInfo[];
  /** The address of an image's own page. */
  imageHref: (image: ImageInfo) => string;
  /** The address of the choice of tools. Default `/app`. */
  backHref?: string;
  /** Takes the file chosen. */
  onUpload: (file: File) => void;
  /** Takes several files at once. Without it only one at a time is taken. */
  onUploadMany?: UploadPanelProps['onUploadMany'];
  /** The file is on its way. */
  uploading?: boolean;
  /** Why the last upload failed. */
  uploadError?: string;
  /** Offers an example where there are no images yet. */
  onExample?: () => void;
  /** The example is on its way. */
  addingExample?: boolean;
  /** Called once the user has confirmed. */
  onDelete: (image: ImageInfo) => void;
  /** Called once the user has confirmed; resolves to false if the images are still there. */
  onDeleteMany?: ImageListProps['onDeleteMany'];
  /** The one being deleted; its button waits. */
  deletingId?: number;
  /** How much of each limit is used; a note appears when one is nearly reached. */
  usage?: Usage;
  loading?: boolean;
  /** Why the list failed to load, or a deletion failed; shown below the title. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** A thumbnail, rendered only for visible rows. */
  thumbnail?: (image: ImageInfo) => ReactNode;
  /** News about images, such as an `UndoNotice`. */
  notice?: ReactNode;
  /** Files on their way, such as an `UploadQueue`. */
  uploads?: ReactNode;
  /** The address of a set of images. With it, several can be selected. */
  setHref?: (imageIds: readonly number[]) => string;
  /** The address of the page that compares files in the browser alone. Without it there is no link. */
  compareHref?: string;
  /** The address of the page for HTML5 creatives. Without it there is no link. */
  creativesHref?: string;
  /** Content below the list, such as `RecentlyDeleted`. */
  footer?: ReactNode;
  labels?: Partial<typeof imageListScreenLabels>;
};

/** The page /creativeli: upload images, find the others. */
export function ImageListScreen({
  backHref = '/app',
  onUpload,
  onUploadMany,
  uploads,
  uploading,
  uploadError,
  usage,
  error,
  errorAction,
  footer,
  onExample,
  addingExample,
  compareHref,
  creativesHref,
  labels,
  ...list
}: ImageListScreenProps) {
  const text = useLabels('imageListScreen', imageListScreenLabels, labels);
  const parts = useFocusAfterRemoval<HTMLDivElement>(uploads ? 1 : 0);
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        backHref={backHref}
        backLabel={text.back}
        error={error}
        changing={list.deletingId !== undefined}
        errorAction={errorAction}
      />
      <UsageNote usage={usage} of={['images', 'bytes']} />
      <div ref={parts} className={classes.parts}>
        <UploadPanel
          onUpload={onUpload}
          onUploadMany={onUploadMany}
          uploading={uploading}
          error={uploadError}
          creativesHref={creativesHref}
        />
        {(creativesHref || compareHref) && (
          <div className={classes.links}>
            {creativesHref && <LeafLink href={creativesHref}>{text.creatives}</LeafLink>}
            {compareHref && <LeafLink href={compareHref}>{text.compare}</LeafLink>}
          </div>
        )}
        {uploads}
        <ListSection
          title={text.images}
          picture="files"
          rows={list.images}
          loading={list.loading}
          error={error}
          footer={footer}
        >
          <ImageList
            {...list}
            emptyAction={
              onExample && (
                <Button variant="default" loading={addingExample} onClick={onExample}>
                  {text.example}
                </Button>
              )
            }
          />
        </ListSection>
      </div>
    </>
  );
}
