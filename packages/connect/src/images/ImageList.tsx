import {
  EmptyState,
  ErrorBanner,
  type ImageInfo,
  imageListScreenLabels,
  ImageList as List,
  noValue,
  Section,
  UploadPanel,
  UsageNote,
  useLabels,
} from '@leaf/ui';
import { useImageList } from './useImageList.tsx';

type ImageListProps = {
  imageHref?: (image: { id: number }) => string;
  onOpen: (image: ImageInfo) => void;
  readOnly: boolean;
  onUnsaved: ((unsaved: boolean) => void) | undefined;
};

/** The organization's images: upload some, open one or delete some, and bring deleted ones back. */
export function ImageList({ imageHref, onOpen, readOnly, onUnsaved }: ImageListProps) {
  const text = useLabels('imageListScreen', imageListScreenLabels);
  const list = useImageList(undefined, onUnsaved);
  const { images, loading, error, deletingId, onDelete, onDeleteMany, notice, thumbnail } = list;
  // If the list failed to load, it must not look empty.
  const unknown = error !== undefined && images.length === 0 && !loading;
  return (
    <>
      <ErrorBanner message={error} action={list.errorAction} />
      {!readOnly && (
        <>
          <UsageNote usage={list.usage} of={['images', 'bytes']} />
          <UploadPanel
            onUpload={list.onUpload}
            onUploadMany={list.onUploadMany}
            uploading={list.uploading}
            error={list.uploadError}
          />
          {list.uploads}
        </>
      )}
      <Section title={text.images} flush>
        {unknown ? (
          <EmptyState picture="files" message={noValue} />
        ) : (
          <List
            {...{ images, loading, imageHref, onOpen, thumbnail }}
            {...(!readOnly && { deletingId, onDelete, onDeleteMany, notice })}
          />
        )}
        {!readOnly && list.footer}
      </Section>
    </>
  );
}
