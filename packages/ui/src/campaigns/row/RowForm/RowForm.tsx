import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { type FormEvent, type ReactNode, useContext, useDeferredValue } from 'react';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { Quantity } from '../../../format/Quantity/Quantity.tsx';
import { useLabels } from '../../../labels/useLabels.ts';
import { FieldsLater } from './fieldsLater.ts';
import classes from './RowForm.module.css';

export const rowFormLabels = {
  save: 'Save row',
  cancel: 'Cancel',
  estimate: 'Estimate',
  estimateNote: 'From the same model as the saved figure.',
  noEstimate: 'Appears once the fields are filled in.',
  unit: 'kg CO2e',
};

/** The props of every row form. */
export type RowFormOf<Payload, Labels> = {
  onSubmit: (payload: Payload) => void;
  onCancel: () => void;
  submitting?: boolean;
  /** Why the last attempt failed. The fields keep their values. */
  error?: string;
  labels?: Partial<Labels>;
};

export type RowFormProps = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onCancel: () => void;
  submitting: boolean;
  error?: string;
  /** kg CO2e; null until the fields allow an estimate. */
  estimate: number | null;
  /** The field for the row's name; a dialog renders it first, so that the user can start typing. */
  name: TextInputProps;
  /** The other fields. */
  children: ReactNode;
};

/** The frame of a row form: fields, live estimate, buttons. */
export function RowForm({ onSubmit, onCancel, submitting, error, estimate, name, children }: RowFormProps) {
  const text = useLabels('rowForm', rowFormLabels);
  const complete = useDeferredValue(true, !useContext(FieldsLater));
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate aria-busy={submitting || undefined}>
      <ErrorBanner message={error} />
      <div className={classes.fields}>
        <TextInput {...name} required className={classes.wide} data-autofocus />
        {complete && children}
      </div>
      <div className={classes.estimate}>
        <div>
          <div className={classes.estimateLabel}>{text.estimate}</div>
          <div className={classes.note}>{estimate === null ? text.noEstimate : text.estimateNote}</div>
        </div>
        <div className={classes.figure}>
          {estimate !== null && <Quantity value={estimate} unit={text.unit} />}
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel} disabled={submitting}>
          {text.cancel}
        </Button>
        <Button type="submit" loading={submitting}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
