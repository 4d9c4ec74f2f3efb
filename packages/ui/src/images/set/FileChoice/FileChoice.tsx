import { type WrittenFormat, writtenFacts } from '@leaf/optimiser/browser';
import { Button, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { SuccessNote } from '../../../feedback/SuccessNote/SuccessNote.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import type { SetChoice } from '../setFiles.ts';
import classes from './FileChoice.module.css';
import { type FileChoiceLabels, fileChoiceLabels } from './fileChoiceLabels.ts';

export type FileChoiceProps = {
  /** The file whose figures are shown. */
  shown: { format: WrittenFormat; quality: number };
  /** The file chosen by hand; null if there is none, undefined while that is not known. */
  chosen: SetChoice | null | undefined;
  /** A file was chosen; null for the recommended one. */
  onChoose: (choice: SetChoice | null) => void;
  /** The choice is being sent. */
  submitting?: boolean;
  /** Why it could not be kept or loaded. */
  error?: string;
  /** What to do about it, such as a retry button. */
  errorAction?: ReactNode;
  /** Takes the last choice back; offered after one. */
  onUndo?: () => void;
  labels?: Partial<typeof fileChoiceLabels>;
};

const nameOf = ({ format, quality }: SetChoice, text: FileChoiceLabels) =>
  format === 'original' || quality === null ? text.original : text.file(writtenFacts[format].name, quality);

/** Which file of an image is taken in its sets, and the one that is shown instead. */
export function FileChoice({
  shown,
  chosen,
  onChoose,
  submitting = false,
  error,
  errorAction,
  onUndo,
  labels,
}: FileChoiceProps) {
  const text = useLabels('fileChoice', fileChoiceLabels, labels);
  const id = useId();
  const isTaken = chosen?.format === shown.format && chosen.quality === shown.quality;
  const waits = submitting || chosen === undefined;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {text.title}
      </h3>
      <ErrorBanner message={error} action={errorAction} />
      {chosen !== undefined && (
        <p role="status" className={classes.taken}>
          {chosen ? text.taken(nameOf(chosen, text)) : text.recommended}
        </p>
      )}
      <div className={classes.buttons}>
        {!isTaken && (
          <Button variant="default" disabled={waits} onClick={() => onChoose({ ...shown })}>
            {text.take(nameOf(shown, text))}
          </Button>
        )}
        {chosen?.format !== 'original' && (
          <Button
            variant="subtle"
            disabled={waits}
            onClick={() => onChoose({ format: 'original', quality: null })}
          >
            {text.keep}
          </Button>
        )}
        {chosen && (
          <Button variant="subtle" disabled={waits} onClick={() => onChoose(null)}>
            {text.release}
          </Button>
        )}
      </div>
      <SuccessNote>
        {onUndo && (
          <>
            {text.changed}{' '}
            <UnstyledButton className={classes.undo} onClick={onUndo}>
              {text.undo}
            </UnstyledButton>
          </>
        )}
      </SuccessNote>
    </section>
  );
}
