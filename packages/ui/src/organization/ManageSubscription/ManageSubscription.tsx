import { Button } from '@mantine/core';
import { useLabels } from '../../labels/useLabels.ts';
import { Section } from '../../layout/Section/Section.tsx';

export const manageSubscriptionLabels = {
  title: 'Subscription',
  description: 'Find invoices, payment and cancellation on our payment provider’s page.',
  open: 'Manage Subscription',
};

export type ManageSubscriptionProps = {
  submitting?: boolean;
  /** Goes on to the customer portal. */
  onOpen: () => void;
  labels?: Partial<typeof manageSubscriptionLabels>;
};

/** Leads to billing. Members of the industry body have none. */
export function ManageSubscription({ submitting = false, onOpen, labels }: ManageSubscriptionProps) {
  const text = useLabels('manageSubscription', manageSubscriptionLabels, labels);
  return (
    <Section title={text.title} description={text.description}>
      <Button variant="default" loading={submitting} onClick={onOpen}>
        {text.open}
      </Button>
    </Section>
  );
}
