import { Button, Select, Stack, VisuallyHidden } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
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
  submitting?: boolean;
  /** Asks to join the organization chosen. */
  onJoin: (organizationId: number) => void;
  labels?: Partial<typeof joinCardLabels>;
};

/** Requests membership of an organization in the list. */
export function JoinCard({
  organizations,
  loading = false,
  submitting = false,
  onJoin,
  labels,
}: JoinCardProps) {
  const text = useLabels('joinCard', joinCardLabels, labels);
  const form = useForm<{ organization: string | null }>({
    initialValues: { organization: null },
    validate: { organization: (value) => joinRule(value, text) },
  });
  const [typed, setTyped] = useState('');
  const none = loading ? text.loading : text.none;
  const chosen = organizations.find(({ id }) => String(id) === form.values.organization)?.name;
  const search = typed.trim().toLowerCase();
  const match = organizations.find(({ name }) => name.toLowerCase().includes(search))?.name ?? none;
  // Which one Enter takes: Mantine tells screen readers only of those that arrow keys lead to.
  const [said] = useDebouncedValue(typed && typed !== chosen && match, 500);
  const send = ({ organization }: { organization: string | null }) => {
    if (organization && !submitting) onJoin(Number(organization));
  };
  return (
    <Section title={text.title} description={text.description}>
      <form noValidate onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="md">
          <Select
            required
            withAsterisk={false}
            label={text.organization}
            placeholder={loading ? text.loading : text.placeholder}
            data={organizations.map(({ id, name }) => ({ value: String(id), label: name }))}
            searchable
            // Enter takes the first match instead of sending the form without a choice.
            selectFirstOptionOnChange
            allowDeselect={false}
            // More than anyone would read; typing narrows the list.
            limit={50}
            nothingFoundMessage={none}
            onSearchChange={setTyped}
            {...form.getInputProps('organization')}
          />
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          <Button type="submit" loading={submitting}>
            {text.submit}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
