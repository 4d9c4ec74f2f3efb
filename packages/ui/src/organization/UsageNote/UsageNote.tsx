import { IconInfoCircle } from '@tabler/icons-react';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import type { Usage } from '../../types.ts';
import { nearLimits, type UsageKey, usageLabels, usageText } from '../usage.ts';
import classes from './UsageNote.module.css';

export const usageNoteLabels = {
  ...usageLabels,
  near: (amounts: string) => `Your organization has used ${amounts}. Delete what is not needed to make room.`,
};

export type UsageNoteProps = {
  /** Renders nothing until this is known. */
  usage?: Usage;
  /** The limits to watch. */
  of: readonly UsageKey[];
  labels?: Partial<typeof usageNoteLabels>;
};

/** Warns when a limit is nearly reached; otherwise renders nothing. */
export function UsageNote({ usage, of, labels }: UsageNoteProps) {
  const text = useLabels('usageNote', usageNoteLabels, labels);
  const format = useFormat();
  const near = usage ? nearLimits(usage, of) : [];
  if (!usage || near.length === 0) return null;
  return (
    <p className={classes.note}>
      <IconInfoCircle className={classes.icon} size={20} stroke={1.75} aria-hidden />
      {text.near(format.list(near.map((key) => usageText(usage, key, format, text))))}
    </p>
  );
}
