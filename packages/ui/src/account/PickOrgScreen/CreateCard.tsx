import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '../../form/useForm.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import { Section } from '../../layout/Section/Section.tsx';
import { accountRuleLabels, requiredRule } from '../accountRules.ts';
import { type NewOrganization, toNewOrganization } from '../organizationChoice.ts';

export const createCardLabels = {
  ...accountRuleLabels,
  title: 'Create new',
  description: 'You become its admin. The platform operator approves new organizations.',
  name: 'Organization name',
  claimsMember: 'We are a member of a European industry body',
  claimsMemberHelp: 'Members use the tools without a subscription once the operator has confirmed it.',
  submit: 'Create',
};

export type CreateCardProps = {
  submitting?: boolean;
  /** Registers a new organization. */
  onCreate: (organization: NewOrganization) => void;
  labels?: Partial<typeof createCardLabels>;
};

/** Creates an organization. */
export function CreateCard({ submitting = false, onCreate, labels }: CreateCardProps) {
  const text = useLabels('createCard', createCardLabels, labels);
  const form = useForm<NewOrganization>({
    initialValues: { name: '', claims_member: false },
    validate: { name: (value) => requiredRule(value, text.organizationNameRequired) },
  });
  const send = (values: NewOrganization) => {
    if (!submitting) onCreate(toNewOrganization(values));
  };
  return (
    <Section title={text.title} description={text.description}>
      <form noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="md">
          <TextInput
            required
            withAsterisk={false}
            label={text.name}
            autoComplete="organization"
            maxLength={200}
            {...form.getInputProps('name')}
          />
          <Checkbox
            label={text.claimsMember}
            description={text.claimsMemberHelp}
            {...form.getInputProps('claims_member', { type: 'checkbox' })}
          />
          <Button type="submit" variant="default" loading={submitting}>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
