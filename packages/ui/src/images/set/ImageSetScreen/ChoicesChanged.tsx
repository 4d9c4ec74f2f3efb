import { UnstyledButton } from '@mantine/core';
import { SuccessNote } from '../../../feedback/SuccessNote/SuccessNote.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import classes from './ImageSetScreen.module.css';
import type { imageSetScreenLabels } from './ImageSetScreen.tsx';

type Props = { count: number; onUndo: (() => void) | undefined; text: typeof imageSetScreenLabels };

/** Says that files were chosen, and offers to take that back. */
export function ChoicesChanged({ count, onUndo, text }: Props) {
  const format = useFormat();
  return (
    <SuccessNote>
      {count > 0 && (
        <>
          {text.changed(format.number(count), count === 1)}{' '}
          {onUndo && (
            <UnstyledButton className={classes.undo} onClick={onUndo}>
              {text.undo}
            </UnstyledButton>
          )}
        </>
      )}
    </SuccessNote>
  );
}
