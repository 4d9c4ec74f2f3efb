import { Button, Stack } from '@mantine/core';
import { NameSelect } from '../../form/NameSelect.tsx';
import { useForm } from '../../form/useForm.ts';
import { noValue } from '../../format/format.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { focusFirstError } from '../../layout/focusFirstError.ts';
import { Section } from '../../layout/Section/Section.tsx';
import type { Organization } from '../../types.ts';
import { accountRuleLabels } from '../accountRules.ts';
import { joinRule } from '../organizationChoice.ts';

export const joinCardLabels = {
  ...accountRuleLabels,
  title: 'Join existing',
  description: 'Your organization already uses Leaf. Its admin approves you.',
  organization: 'Organization',
  placeholder: 'Search by name',
  none: 'No organization with this name.',
  loading: 'Loading…',
  submit: 'Request to join',
};

export type JoinCardProps = {
  /** The organizations one can ask to join. */
  organizations: readonly Organization[];
  loading?: boolean;
  /** They could not be loaded: the list shows a dash, because it must not look empty. */
  unknown?: boolean;
  submitting?: boolean;
  /** Asks to join the organization chosen. */
  onJoin: (organizationId: number) => void;
  labels?: Partial<typeof joinCardLabels>;
};

/** Requests membership of an organization in the list. */
export function JoinCard({
  organizations,
  loading = false,
  unknown = false,
  submitting = false,
  onJoin,
  labels,
}: JoinCardProps) {
  const text = useLabels('joinCard', joinCardLabels, labels);
  const form = useForm<{ organization: string | null }>({
    initialValues: { organization: null },
    validate: { organization: (value) => joinRule(value, text) },
  });
  const send = ({ organization }: { organization: string | null }) => {
    if (organization && !submitting) onJoin(Number(organization));
  };
  return (
    <Section title={text.title} description={text.description}>
      <form noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="md">
          <NameSelect
            required
            withAsterisk={false}
            label={text.organization}
            placeholder={loading ? text.loading : text.placeholder}
            options={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
            none={loading ? text.loading : unknown ? noValue : text.none}
            // More than anyone would read; typing narrows the list.
            limit={50}
            {...form.getInputProps('organization')}
          />
          <Button type="submit" loading={submitting}>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
