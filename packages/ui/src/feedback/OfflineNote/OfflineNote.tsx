import { IconWifiOff } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './OfflineNote.module.css';

export const offlineNoteLabels = {
  offline: 'You are offline. What you see may be old, and changes can’t be saved until you are back.',
};

export type OfflineNoteProps = {
  /** Shows the note. The status element is always on the page, so that the text is announced when it appears. */
  offline: boolean;
  labels?: Partial<typeof offlineNoteLabels>;
};

/** Shown while there is no connection. */
export function OfflineNote({ offline, labels }: OfflineNoteProps) {
  const text = useLabels('offlineNote', offlineNoteLabels, labels);
  return (
    <div role="status" className={offline ? classes.note : undefined}>
      {offline && (
        <>
          <IconWifiOff className={classes.icon} size={20} stroke={1.75} aria-hidden />
          {text.offline}
        </>
      )}
    </div>
  );
}
