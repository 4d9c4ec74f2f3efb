import { type ReactNode, useId } from 'react';
import classes from './RowForm.module.css';

type FieldGroupProps = {
  title: string;
  /** Explains a term used in the fields. */
  help?: string;
  children: ReactNode;
};

/** Fields that belong together. A field that is alone on its line takes the full width. */
export function FieldGroup({ title, help, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={classes.group} aria-describedby={help ? id : undefined}>
      <legend className={`leaf-legend ${classes.legend}`}>{title}</legend>
      <div className={classes.fields}>{children}</div>
      {help && (
        <p id={id} className={classes.note}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
