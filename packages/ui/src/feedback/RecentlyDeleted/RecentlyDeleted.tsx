import { lazy, type ReactNode, Suspense, startTransition, useRef, useState } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './RecentlyDeleted.module.css';
import { recentlyDeletedLabels } from './recentlyDeletedLabels.ts';

/** Something that can be brought back. */
export type DeletedItem = {
  id: number;
  name: string;
  /** ISO 8601 instants. */
  deleted_at: string;
  kept_until: string;
};

export type RecentlyDeletedProps<Item extends DeletedItem = DeletedItem> = {
  /** The last deletion first. */
  items: readonly Item[];
  /** Called when the list is opened: the time to load it. */
  onOpen?: () => void;
  loading?: boolean;
  /** Why the list could not be loaded, or nothing be brought back. */
  error?: string;
  /** What to do about the error, such as `ErrorStep`. */
  errorAction?: ReactNode;
  /** Brings them back. */
  onRestore: (items: readonly Item[]) => void;
  /** They are being brought back. */
  restoring?: boolean;
  /** What has just come back. */
  restored?: readonly Item[];
  labels?: Partial<typeof recentlyDeletedLabels>;
};

export type DeletedDialogProps<Item extends DeletedItem> = Omit<RecentlyDeletedProps<Item>, 'onOpen'> & {
  opened: boolean;
  onClose: () => void;
  /** Called when the dialog has gone. */
  onClosed: () => void;
};

/** Keeps the list out of the page until somebody asks for it. */
const load = () => import('./DeletedDialog.tsx');
const DeletedDialog = lazy(() => load().then((module) => ({ default: module.DeletedDialog }))) as <
  Item extends DeletedItem,
>(
  props: DeletedDialogProps<Item>,
) => ReactNode;

/** A quiet button below a list. It opens what was deleted from the list and can still be brought back. */
export function RecentlyDeleted<Item extends DeletedItem>({ onOpen, ...list }: RecentlyDeletedProps<Item>) {
  const text = useLabels('recentlyDeleted', recentlyDeletedLabels, list.labels);
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  // Only a head start: if this fails, the dialog itself loads it again.
  const ahead = () => void load().catch(() => undefined);
  const open = () => {
    onOpen?.();
    // Outside a transition React would delay the dialog after the empty fallback.
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
            // Mantine gives the focus back only from a dialog that was there before it opened.
            onClosed={() => button.current?.focus()}
          />
        )}
      </Suspense>
    </div>
  );
}
