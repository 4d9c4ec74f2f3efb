import { Button, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SuccessNote } from '../../feedback/SuccessNote/SuccessNote.tsx';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import { organizationNameMaxLength, organizationRuleLabels, renameRule } from '../organizationRules.ts';
import classes from './RenameForm.module.css';

export const renameFormLabels = {
  ...organizationRuleLabels,
  name: 'Organization name',
  submit: 'Rename',
};

export type RenameFormProps = {
  /** The name as it is now. */
  name: string;
  submitting?: boolean;
  /** Success message after the last rename. */
  success?: string;
  /** Takes the new name, trimmed. */
  onRename: (organization: { name: string }) => void;
  labels?: Partial<typeof renameFormLabels>;
};

/** Changes the organization's name. Shows a name that is changed elsewhere, unless another is being typed. */
export function RenameForm({ name, submitting = false, success, onRename, labels }: RenameFormProps) {
  const text = useLabels('renameForm', renameFormLabels, labels);
  const form = useForm({
    initialValues: { name },
    validate: { name: (value) => renameRule(value, text) },
  });
  const known = useRef(name);
  const follow = useEffectEvent((current: string) => {
    if (form.values.name.trim() === known.current) form.setFieldValue('name', current);
    known.current = current;
  });
  useEffect(() => follow(name), [name]);
  const unchanged = form.values.name.trim() === name;
  const send = (values: { name: string }) => {
    if (!submitting && !unchanged) onRename({ name: values.name.trim() });
  };
  return (
    <form noValidate onSubmit={form.onSubmit(send, focusFirstError)} className={classes.form}>
      <div className={classes.row}>
        <TextInput
          required
          withAsterisk={false}
          label={text.name}
          autoComplete="off"
          maxLength={organizationNameMaxLength}
          className={classes.field}
          {...form.getInputProps('name')}
        />
        {/* Once renamed, the name is unchanged: the button that was pressed keeps the focus. */}
        <Button
          type="submit"
          variant="default"
          loading={submitting}
          data-disabled={unchanged || undefined}
          aria-disabled={unchanged}
        >
          {text.submit}
        </Button>
      </div>
      <SuccessNote>{success}</SuccessNote>
    </form>
  );
}
