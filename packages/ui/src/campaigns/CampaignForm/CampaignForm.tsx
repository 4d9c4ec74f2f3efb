import { METHODOLOGY_VERSIONS } from '@leaf/emissions';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { ChoiceField } from '../../form/ChoiceField/ChoiceField.tsx';
import { useForm } from '../../form/useForm.ts';
import { useUnsaved } from '../../form/useUnsaved.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import type { Campaign } from '../../types.ts';
import { rowMessages } from '../row/rules.ts';
import { versionName } from '../versionName.ts';
import classes from './CampaignForm.module.css';
import {
  type CampaignPayload,
  campaignStart,
  toCampaignPayload,
  toCampaignValues,
  validateCampaign,
} from './campaignForm.ts';

export const campaignFormLabels = {
  name: 'Name',
  description: 'Description',
  version: 'Version',
  create: 'Create campaign',
  save: 'Save campaign',
  cancel: 'Cancel',
};

export type CampaignFormProps = {
  /** The fields are cleared once this resolves; they keep their values if it rejects or resolves to false. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a host that returns nothing means success
  onCreate?: (payload: CampaignPayload) => Promise<boolean | void>;
  /** A campaign to rename or edit, with `onSave` instead of `onCreate`. Its version cannot be changed. */
  value?: Pick<Campaign, 'name' | 'description' | 'version'>;
  /** Takes the changed name and description. */
  onSave?: (payload: CampaignPayload) => void;
  /** Closes it and changes nothing. */
  onCancel?: () => void;
  submitting?: boolean;
  /** Why the campaign could not be created. */
  error?: string;
  /** Called when unsaved input appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
  labels?: Partial<typeof campaignFormLabels>;
};

/** Creates a campaign, or changes its name and description. */
export function CampaignForm({
  onCreate,
  value,
  onSave,
  onCancel,
  submitting = false,
  error,
  onUnsaved,
  labels,
}: CampaignFormProps) {
  const text = useLabels('campaignForm', campaignFormLabels, labels);
  const messages = useLabels('rowMessages', rowMessages);
  const [pending, setPending] = useState(false);
  const busy = submitting || pending;
  const [start, setStart] = useState(() => (value ? toCampaignValues(value) : campaignStart));
  const form = useForm({
    mode: 'controlled',
    initialValues: start,
    validate: (values) => validateCampaign(values, messages),
  });

  // What somebody else saved meanwhile stays, but for what was changed here.
  const rebase = useEffectEvent((saved: NonNullable<typeof value>) => {
    const theirs = toCampaignValues(saved);
    const { name, description } = form.values;
    if (name === start.name) form.setFieldValue('name', theirs.name);
    if (description === start.description) form.setFieldValue('description', theirs.description);
    setStart(theirs);
  });
  useEffect(() => {
    if (value) rebase(value);
  }, [value]);

  const submit = form.onSubmit(async (values) => {
    if (busy) return;
    if (value) return onSave?.(toCampaignPayload(values));
    setPending(true);
    const done = await onCreate?.(toCampaignPayload(values)).catch(() => false);
    setPending(false);
    if (done !== false) form.reset();
  }, focusFirstError);

  const { name, description } = form.values;
  useUnsaved(!busy && (name !== start.name || description !== start.description), onUnsaved);

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ErrorBanner message={error} />
      <TextInput
        label={text.name}
        required
        autoComplete="off"
        data-autofocus={value ? true : undefined}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={text.description}
        rows={3}
        resize="vertical"
        classNames={{ input: classes.description }}
        {...form.getInputProps('description')}
      />
      <ChoiceField
        label={text.version}
        choices={METHODOLOGY_VERSIONS}
        word={versionName}
        value={form.values.version}
        readOnly={value !== undefined}
        onChange={(version) => form.setValues({ version })}
      />
      {value ? (
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel} disabled={busy}>
            {text.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {text.save}
          </Button>
        </div>
      ) : (
        <Button type="submit" loading={busy}>
          {text.create}
        </Button>
      )}
    </form>
  );
}
