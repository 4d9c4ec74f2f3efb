import { Skeleton } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useConfirmed } from '../../feedback/ConfirmDialog/useConfirmed.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { RelativeTime } from '../../format/RelativeTime/RelativeTime.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { RowId } from '../../layout/DataTable/selection.ts';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { RowActions, RowButton, RowLink } from '../../layout/RowButton/RowButton.tsx';
import { RowName } from '../../layout/RowButton/RowName.tsx';
import { useFocusAfterRemoval } from '../../layout/RowButton/useFocusAfterRemoval.ts';
import { type Deed, SelectionBar } from '../../layout/SelectionBar/SelectionBar.tsx';
import type { ImageInfo } from '../../types.ts';
import { ImageThumbnail } from '../ImageThumbnail/ImageThumbnail.tsx';
import { imageName } from '../imageInfo.ts';
import classes from './ImageList.module.css';
import { SetLink } from './SetLink.tsx';

export const imageListLabels = {
  title: 'Your Images',
  empty: 'No images yet.',
  emptyHint: 'Upload one above to see its details and make it lighter.',
  name: 'Name',
  created: 'Created',
  actions: 'Actions',
  untitled: (id: number) => `Image #${id}`,
  view: 'View',
  viewImage: (name: string) => `View ${name}`,
  delete: 'Delete',
  deleteImage: (name: string) => `Delete ${name}`,
  deletePrompt: (name: string) => `Delete "${name}"?`,
  deleteHint: 'Its jobs and their results are deleted with it.',
  /** `count` is a formatted number; `one` says whether it is a single image. */
  deleteImages: (count: string, one: boolean) => (one ? `Delete ${count} image` : `Delete ${count} images`),
  deleteImagesPrompt: (count: string, one: boolean) =>
    one ? `Delete ${count} image?` : `Delete ${count} images?`,
  deleteImagesHint: 'Their jobs and their results are deleted with them.',
  selected: (count: string) => `${count} selected`,
  openSet: 'Optimize together',
  clear: 'Clear selection',
  setLimit: (most: string) => `A set has at most ${most} images.`,
};

export type ImageListProps = {
  /** The images, newest first. */
  images: readonly ImageInfo[];
  /** The address of an image's own page. Without it, images open with `onOpen`. */
  imageHref?: (image: ImageInfo) => string;
  /** Opens an image in place, where `imageHref` is absent. */
  onOpen?: (image: ImageInfo) => void;
  /** Called once the user has confirmed. Without it there is no button. */
  onDelete?: (image: ImageInfo) => void;
  /**
   * Called once the user has confirmed to delete those that are selected; resolves to false if they are still there.
   * With it, several can be selected.
   */
  onDeleteMany?: (images: readonly ImageInfo[]) => Deed;
  /** Id of the image being deleted, the first of several. */
  deletingId?: number;
  loading?: boolean;
  /** A thumbnail, rendered only for visible rows. Default: a placeholder. */
  thumbnail?: (image: ImageInfo) => ReactNode;
  /** News about images, such as an `UndoNotice`; shown above the list. */
  notice?: ReactNode;
  /** The next step if there are no images. */
  emptyAction?: ReactNode;
  /** The address of a set of images. With it, several can be selected. */
  setHref?: (imageIds: readonly number[]) => string;
  labels?: Partial<typeof imageListLabels>;
};

const nothing = () => undefined;

const none: ReadonlySet<RowId> = new Set();

const noThumbnail = () => <ImageThumbnail />;

/** All images of the organization: sortable, searchable, fast with ten thousand. */
export function ImageList({
  images,
  imageHref,
  onOpen,
  onDelete,
  onDeleteMany,
  deletingId,
  loading = false,
  thumbnail = noThumbnail,
  notice,
  emptyAction,
  setHref,
  labels,
}: ImageListProps) {
  const text = useLabels('imageList', imageListLabels, labels);
  const [selected, setSelected] = useState(none);
  const list = useFocusAfterRemoval<HTMLDivElement>(images.length);
  const nameOf = (image: ImageInfo) => imageName(image, text.untitled);
  const remove = useConfirmed(
    (image: ImageInfo) => ({
      title: text.deletePrompt(nameOf(image)),
      message: text.deleteHint,
      confirmLabel: text.delete,
    }),
    onDelete ?? nothing,
  );
  const open = useCallbackRef(onOpen);
  const deletable = onDelete !== undefined;
  const selectable = Boolean(setHref || onDeleteMany);
  const chosen = selected.size > 0 ? images.filter(({ id }) => selected.has(id)) : [];

  const columns: DataColumn<ImageInfo>[] = [
    {
      id: 'name',
      header: text.name,
      value: nameOf,
      waiting: (
        <span className={classes.name}>
          <Skeleton component="span" height={40} width={40} radius="xs" />
          <Skeleton component="span" height={12} width="40%" />
        </span>
      ),
      cell: (image) => (
        <span className={classes.name}>
          {thumbnail(image)}
          <RowName name={nameOf(image)} href={imageHref?.(image)} onClick={() => open(image)} />
        </span>
      ),
    },
    {
      id: 'created',
      header: text.created,
      // Sorted by the instant, whatever its text is.
      value: (image) => image.created_at,
      cell: (image) => <RelativeTime iso={image.created_at} />,
      width: 210,
    },
    {
      id: 'actions',
      header: text.actions,
      headerHidden: true,
      width: deletable ? 156 : 88,
      cell: (image) => (
        <RowActions>
          {imageHref ? (
            <RowLink name={text.viewImage(nameOf(image))} href={imageHref(image)}>
              {text.view}
            </RowLink>
          ) : (
            <RowButton name={text.viewImage(nameOf(image))} onClick={() => open(image)}>
              {text.view}
            </RowButton>
          )}
          {deletable && (
            <RowButton
              tone="danger"
              name={text.deleteImage(nameOf(image))}
              row={image.id}
              onClick={() => remove(image)}
            >
              {text.delete}
            </RowButton>
          )}
        </RowActions>
      ),
    },
  ];

  return (
    <div ref={list}>
      <DataTable
        name={text.title}
        columns={columns}
        rows={images}
        rowId={(image) => image.id}
        busyId={deletingId}
        loading={loading}
        density="roomy"
        selection={selectable ? { selected, onChange: setSelected, nameOf } : undefined}
        tools={
          selectable ? (
            <>
              <SelectionBar
                rows={chosen}
                text={{ ...text, deleteRows: text.deleteImages, deletePrompt: text.deleteImagesPrompt }}
                deleteHint={chosen.length === 1 ? text.deleteHint : text.deleteImagesHint}
                onDeleteMany={onDeleteMany}
                onClear={() => setSelected(none)}
                onSelect={(more) =>
                  setSelected((before) => new Set([...before, ...more.map(({ id }) => id)]))
                }
              >
                {setHref && <SetLink images={chosen} setHref={setHref} text={text} />}
              </SelectionBar>
              {notice}
            </>
          ) : (
            notice
          )
        }
        empty={
          <>
            {notice}
            <EmptyState picture="files" message={text.empty} hint={text.emptyHint} action={emptyAction} />
          </>
        }
      />
    </div>
  );
}
