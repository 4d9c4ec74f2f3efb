import { IconWifiOff } from '@tabler/icons-react';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './OfflineNote.module.css';

export const offlineNoteLabels = {
  offline: 'You are offline. What you see may be old, and changes can’t be saved until you are back.',
};

export type OfflineNoteProps = {
  /** Draws the note. The status stays in the page without it, so that the words are read out when they come. */
  offline: boolean;
  labels?: Partial<typeof offlineNoteLabels>;
};

/** Says that there is no connection, for as long as there is none. */
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
