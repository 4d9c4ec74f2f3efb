import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import classes from './RowForm.module.css';
import { rowFormLabels } from './rowFormLabels.ts';
import type { Doubt } from './stageRules.ts';

type RowDoubtsProps = {
  doubts: readonly Doubt[];
  submitting: boolean;
  onSaveAnyway: () => void;
  onMend: (doubt: Doubt) => void;
};

/**
 * Asks about unlikely values before the row is saved. It takes the focus and disappears as soon as the row
 * changes.
 */
export function RowDoubts({ doubts, submitting, onSaveAnyway, onMend }: RowDoubtsProps) {
  const text = useLabels('rowForm', rowFormLabels);
  const format = useFormat();
  const box = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever presses save again is asked again
  useEffect(() => box.current?.focus(), [doubts]);
  const sentence = (doubt: Doubt) => {
    if (doubt.about === 'ratio') return text.ratio(doubt.typed, doubt.saved);
    if (doubt.about === 'readAs') return text.readAs(doubt.typed, format.exact(doubt.saved));
    return text[doubt.about];
  };
  const sentences = doubts.map(sentence).join(' ');
  const [first] = doubts;
  return (
    <fieldset ref={box} tabIndex={-1} className={classes.doubts} aria-label={sentences}>
      <p className={classes.doubt}>{sentences}</p>
      <div className={classes.answers}>
        {first && (
          <Button size="xs" variant="default" onClick={() => onMend(first)}>
            {text.mend}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onSaveAnyway} disabled={submitting}>
          {text.saveAnyway}
        </Button>
      </div>
    </fieldset>
  );
}
