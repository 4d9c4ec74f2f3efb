import { type ImageInfo, imageName, useFormat } from '@leaf/ui';
import { useUndo } from '../actions/useUndo.tsx';
import { useConnection } from '../connection/connectionContext.ts';
import { deleteImages, restoreImages } from './bulkImages.ts';

/** The images to delete; `name` is that of the first. */
type Deed = { ids: readonly number[]; name: string };

/**
 * Deletes images, one or many, and offers to undo it.
 * @param refresh loads what the deletion changed
 */
export function useImageDeletion(refresh: () => Promise<unknown>) {
  const { api, words } = useConnection();
  const format = useFormat();
  const { action, notice } = useUndo({
    act: ({ ids }: Deed) => deleteImages(api, ids),
    undo: (_, back) => restoreImages(api, back),
    said: ({ ids, name }) => {
      const { notices } = words;
      const count = format.number(ids.length);
      return ids.length > 1
        ? {
            doing: notices.deletingImages(count),
            done: notices.imagesDeleted(count),
            undone: notices.imagesRestored(count),
          }
        : { done: notices.deleted(name), undone: notices.restored(name) };
    },
    refresh,
  });
  const [first] = action.isPending ? action.variables.ids : [];
  return {
    removal: action,
    deletingId: first,
    notice,
    /** Resolves to whether they are deleted. */
    remove: (images: readonly ImageInfo[]) => {
      const [image] = images;
      return action.run({ ids: images.map(({ id }) => id), name: image ? imageName(image) : '' });
    },
  };
}
