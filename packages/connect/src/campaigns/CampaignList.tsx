import type { Campaign } from '@leaf/api-client';
import {
  CampaignForm,
  campaignListScreenLabels,
  EmptyState,
  ErrorBanner,
  CampaignList as List,
  noValue,
  Section,
  UsageNote,
  useLabels,
} from '@leaf/ui';
import { Button, Stack } from '@mantine/core';
import { useCampaignList } from './useCampaignList.tsx';

export type CampaignListProps = {
  /** The address of a campaign in your app. Keep the same function between renders. */
  campaignHref: (campaign: { id: number }) => string;
  /** Opens the example campaign that was added to an empty list. */
  onExample?: (campaign: Campaign) => unknown;
  /** Campaigns can only be opened. */
  readOnly?: boolean;
  /** Called when unsaved input appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
};

/** The organization's campaigns: create one, open, copy or delete one, and bring deleted ones back. */
export function CampaignList({ campaignHref, onExample, readOnly = false, onUnsaved }: CampaignListProps) {
  const text = useLabels('campaignListScreen', campaignListScreenLabels);
  const list = useCampaignList(onExample);
  const { campaigns, loading, error } = list;
  // If the list failed to load, it must not look empty.
  const unknown = error !== undefined && campaigns.length === 0 && !loading;
  const { createdId, deletingId, onDelete, onDuplicate, notice } = list;
  return (
    <Stack gap="lg">
      <ErrorBanner message={error} action={list.errorAction} onClose={list.onErrorClose} />
      {!readOnly && (
        <>
          <UsageNote usage={list.usage} of={['campaigns', 'rows']} />
          <Section title={text.create}>
            <CampaignForm
              onCreate={list.onCreate}
              submitting={list.submitting}
              error={list.createError}
              onUnsaved={onUnsaved}
            />
          </Section>
        </>
      )}
      <Section title={text.campaigns} flush>
        {unknown ? (
          <EmptyState picture="strips" message={noValue} />
        ) : (
          <List
            {...{ campaigns, loading, campaignHref }}
            {...(!readOnly && { createdId, deletingId, onDelete, onDuplicate, notice })}
            emptyAction={
              !readOnly && (
                <Button variant="default" loading={list.addingExample} onClick={list.onExample}>
                  {text.example}
                </Button>
              )
            }
          />
        )}
        {!readOnly && list.footer}
      </Section>
    </Stack>
  );
}
