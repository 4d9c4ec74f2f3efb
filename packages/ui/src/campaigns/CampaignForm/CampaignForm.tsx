import { METHODOLOGY_VERSIONS } from '@leaf/emissions';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { ChoiceField } from '../../form/ChoiceField/ChoiceField.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { rowMessages } from '../row/rules.ts';
import { versionName } from '../versionName.ts';
import classes from './CampaignForm.module.css';
import { type CampaignPayload, campaignStart, toCampaignPayload, validateCampaign } from './campaignForm.ts';

export const campaignFormLabels = {
  name: 'Name',
  description: 'Description',
  version: 'Version',
  create: 'Create campaign',
};

export type CampaignFormProps = {
  /** The fields are cleared once this resolves; they keep their values if it rejects or resolves to false. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a host that answers nothing means success
  onCreate: (payload: CampaignPayload) => Promise<boolean | void>;
  submitting?: boolean;
  /** Why the campaign could not be created. */
  error?: string;
  labels?: Partial<typeof campaignFormLabels>;
};

/** Creates a campaign. */
export function CampaignForm({ onCreate, submitting = false, error, labels }: CampaignFormProps) {
  const text = useLabels('campaignForm', campaignFormLabels, labels);
  const messages = useLabels('rowMessages', rowMessages);
  const [pending, setPending] = useState(false);
  const busy = submitting || pending;
  const form = useForm({
    mode: 'controlled',
    initialValues: campaignStart,
    validate: (values) => validateCampaign(values, messages),
  });

  const submit = form.onSubmit(
    async (values) => {
      if (busy) return;
      setPending(true);
      const done = await onCreate(toCampaignPayload(values)).catch(() => false);
      setPending(false);
      if (done !== false) form.reset();
    },
    (errors) => form.getInputNode(errors.name ? 'name' : 'description')?.focus(),
  );

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <ErrorBanner message={error} />
      <TextInput label={text.name} required autoComplete="off" {...form.getInputProps('name')} />
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
        onChange={(version) => form.setValues({ version })}
      />
      <Button type="submit" loading={busy}>
        {text.create}
      </Button>
    </form>
  );
}
