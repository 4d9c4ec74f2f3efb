import { Button, TextInput } from '@mantine/core';
import { useConfirm } from '../../feedback/ConfirmDialog/useConfirm.ts';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { deleteRule, organizationRuleLabels } from '../organizationRules.ts';
import classes from './DangerZone.module.css';

export const dangerZoneLabels = {
  ...organizationRuleLabels,
  title: 'Danger Zone',
  description:
    'Deleting the organization removes all its campaigns and images, cancels its subscription and leaves its members without an organization. It can’t be undone.',
  typeName: (name: string) => `Type “${name}” to confirm`,
  submit: 'Delete organization',
  prompt: (name: string) => `Delete "${name}"?`,
  message: 'All campaigns and images of the organization are deleted for good.',
  confirm: 'Delete',
};

export type DangerZoneProps = {
  /** The name of the organization, as it was registered. */
  organizationName: string;
  submitting?: boolean;
  /** Called once the user has typed the name and confirmed. */
  onDelete: () => void;
  labels?: Partial<typeof dangerZoneLabels>;
};

/** Deletes the organization, which cannot be undone. */
export function DangerZone({ organizationName, submitting = false, onDelete, labels }: DangerZoneProps) {
  const text = useLabels('dangerZone', dangerZoneLabels, labels);
  const confirm = useConfirm();
  const form = useForm({
    initialValues: { typed: '' },
    validate: { typed: (value) => deleteRule(value, organizationName, text) },
  });
  const send = async () => {
    if (submitting) return;
    const agreed = await confirm({
      title: text.prompt(organizationName),
      message: text.message,
      confirmLabel: text.confirm,
    });
    if (agreed) onDelete();
  };
  return (
    <Section title={text.title} description={text.description} danger>
      <form noValidate onSubmit={form.onSubmit(send, focusFirstError)} className={classes.form}>
        <TextInput
          required
          withAsterisk={false}
          label={text.typeName(organizationName)}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('typed')}
        />
        <div>
          <Button type="submit" color="red" variant="outline" loading={submitting}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}
