import type { Stage } from '@leaf/emissions';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  Suspense,
  useContext,
  useDeferredValue,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { lazyPart } from '../../../feedback/PartBoundary/lazyPart.tsx';
import { FormDialogContext } from '../../../form/formDialog.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { RowConflictProps } from './RowConflict.tsx';
import { RowDoubts } from './RowDoubts.tsx';
import { RowEstimate } from './RowEstimate.tsx';
import classes from './RowForm.module.css';
import { rowFormLabels } from './rowFormLabels.ts';
import type { Doubt } from './stageRules.ts';
import type { Estimate } from './useRowForm.ts';

/** Keeps the dialog out of the form until two people have changed a row. */
const RowConflict = lazyPart(async () => (await import('./RowConflict.tsx')).RowConflict);

/** The row that somebody else saved while this one was being edited, and the ways to resolve that. */
export type RowConflictOf<Payload, Row> = {
  current: Row;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: (payload: Payload) => void;
};

/** The props of every row form. */
export type RowFormOf<Payload, Labels, Row = never> = {
  /** The row to edit; without it the form is for a new one. */
  value?: Row;
  /** Shows both versions, and lets the user choose. */
  conflict?: RowConflictOf<Payload, Row>;
  /** Saves the row; its values have passed the checks. */
  onSubmit: (payload: Payload) => void;
  /** Offers to save and to continue with the next row; resolves to false if this one could not be saved. */
  onSubmitAnother?: (payload: Payload) => Promise<boolean>;
  /** How many rows have been added without leaving the form. */
  added?: number;
  /** Leaves the form without saving. */
  onCancel: () => void;
  submitting?: boolean;
  /** Why the last attempt failed. The fields keep their values. */
  error?: string;
  labels?: Partial<Labels>;
};

export type RowFormProps = {
  formRef: Ref<HTMLFormElement>;
  stage: Stage;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onAnother?: () => void;
  onCancel: () => void;
  submitting: boolean;
  error?: string;
  /** How many rows have been added without leaving the form. */
  added: number;
  /** Unlikely values to confirm before the row is saved. */
  doubts?: readonly Doubt[];
  onSaveAnyway: () => void;
  onMend: (doubt: Doubt) => void;
  /** Both versions of the row, if somebody else has saved it in the meantime. */
  conflict?: Omit<RowConflictProps, 'stage'>;
  /** Null until the fields allow an estimate. */
  estimate: Estimate | null;
  /** The field for the row's name; a dialog renders it first, so that the user can start typing. */
  name: TextInputProps;
  /** The other fields that describe the row, with an explanation of a term. */
  what: ReactNode;
  whatHelp?: string;
  where: ReactNode;
  whereHelp?: string;
  /** The level and its fields. */
  how?: ReactNode;
};

/** The frame of a row form: fields in three groups, live estimate, questions, buttons. */
export function RowForm({
  formRef,
  stage,
  onSubmit,
  onAnother,
  onCancel,
  submitting,
  error,
  added,
  doubts,
  onSaveAnyway,
  onMend,
  conflict,
  estimate,
  name,
  what,
  whatHelp,
  where,
  whereHelp,
  how,
}: RowFormProps) {
  const text = useLabels('rowForm', rowFormLabels);
  const [isLeft, setIsLeft] = useState(false);
  const complete = useDeferredValue(true, !useContext(FormDialogContext).later) || isLeft;
  /** Tab has to find the next field, even if it is pressed before the others have rendered. */
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Tab' && !complete) flushSync(() => setIsLeft(true));
  };
  return (
    <form
      ref={formRef}
      className={classes.form}
      onSubmit={onSubmit}
      noValidate
      aria-busy={submitting || undefined}
    >
      <ErrorBanner message={error} />
      <FieldGroup title={text.what} help={complete ? whatHelp : undefined}>
        <TextInput
          {...name}
          required
          autoComplete="off"
          className={classes.wide}
          data-autofocus
          onKeyDown={leave}
        />
        {complete && what}
      </FieldGroup>
      {complete && (
        <>
          <FieldGroup title={text.where} help={whereHelp}>
            {where}
          </FieldGroup>
          {how && <FieldGroup title={text.how}>{how}</FieldGroup>}
          <RowEstimate stage={stage} estimate={estimate} />
        </>
      )}
      <div className={classes.foot}>
        {doubts && <RowDoubts {...{ doubts, onSaveAnyway, onMend, submitting }} />}
        <div role="status" className={added > 0 ? classes.added : undefined}>
          {added > 0 && text.added(added)}
        </div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel} disabled={submitting}>
            {text.cancel}
          </Button>
          {onAnother && (
            <Button variant="default" className={classes.another} onClick={onAnother} disabled={submitting}>
              {text.another}
            </Button>
          )}
          <Button type="submit" loading={submitting}>
            {text.save}
          </Button>
        </div>
      </div>
      {conflict && (
        <Suspense>
          <RowConflict {...conflict} stage={stage} />
        </Suspense>
      )}
    </form>
  );
}
