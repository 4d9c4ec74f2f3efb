import { type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import classes from './RecentlyDeleted.module.css';
import { recentlyDeletedLabels } from './recentlyDeletedLabels.ts';

/** Something that can be restored. */
export type DeletedItem = {
  id: number;
  name: string;
  /** ISO 8601 instants. */
  deleted_at: string;
  kept_until: string;
};

export type RecentlyDeletedProps<Item extends DeletedItem = DeletedItem> = {
  /** Most recently deleted first. */
  items: readonly Item[];
  /** Called when the list is opened, so that the host can load it. */
  onOpen?: () => void;
  loading?: boolean;
  /** Why the list could not be loaded or items could not be restored. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Restores the items. */
  onRestore: (items: readonly Item[]) => void;
  /** Items are being restored. */
  restoring?: boolean;
  /** The items that were just restored. */
  restored?: readonly Item[];
  labels?: Partial<typeof recentlyDeletedLabels>;
};

export type DeletedDialogProps<Item extends DeletedItem> = Omit<RecentlyDeletedProps<Item>, 'onOpen'> & {
  opened: boolean;
  onClose: () => void;
  /** Called once the dialog has closed. */
  onClosed: () => void;
};

/** Keeps the list out of the page until somebody opens it. */
const load = () => import('./DeletedDialog.tsx');
const DeletedDialog = lazyPart(async () => (await load()).DeletedDialog) as <Item extends DeletedItem>(
  props: DeletedDialogProps<Item>,
) => ReactNode;

/**
 * A quiet button below a list. It opens the items that were deleted from the list and can still be restored.
 */
export function RecentlyDeleted<Item extends DeletedItem>({ onOpen, ...list }: RecentlyDeletedProps<Item>) {
  const text = useLabels('recentlyDeleted', recentlyDeletedLabels, list.labels);
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  // Preloads only: if this fails, the dialog itself loads it again.
  const ahead = () => void load().catch(() => undefined);
  const open = () => {
    onOpen?.();
    // Outside a transition, React would show the empty fallback and delay the dialog.
    startTransition(() => {
      setAsked(true);
      setOpened(true);
    });
  };
  return (
    <div className={classes.foot}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={ahead}
        onFocus={ahead}
      >
        {text.title}
      </button>
      <Suspense fallback={null}>
        {asked && (
          <DeletedDialog
            {...list}
            opened={opened}
            onClose={() => setOpened(false)}
            // Mantine returns the focus only from a dialog that was mounted before it opened.
            onClosed={() => button.current?.focus()}
          />
        )}
      </Suspense>
    </div>
  );
}
