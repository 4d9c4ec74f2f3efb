import { CampaignList, type CampaignListProps, EmptyState, ErrorStep, Section } from '@leaf/ui';
import { Button } from '@mantine/core';

const none = { campaigns: [], onDelete: () => undefined } satisfies CampaignListProps;

/** Loading has the shape of what comes, and says so to screen readers. */
export const Waiting = () => <CampaignList {...none} loading />;

/** Empty says so, and offers one step. */
export const NothingYet = () => (
  <Section>
    <EmptyState
      picture="strips"
      message="No campaigns yet."
      hint="Create one to see what it emits."
      action={<Button>Create campaign</Button>}
    />
  </Section>
);

/** What went wrong, and the way to try again, where the content would be. */
export const TryAgain = () => <ErrorStep onRetry={() => undefined} />;
