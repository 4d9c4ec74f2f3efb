import { type Campaign, CampaignList, LeafProvider } from '@leaf/ui';
import { StrictMode } from 'react';

export type Props = { campaigns: Campaign[]; onDelete?: (campaign: Campaign) => void };

/** The same on both sides: scheme, language and time zone are fixed, because a server cannot detect them. */
export const App = ({ campaigns, onDelete = () => undefined }: Props) => (
  <StrictMode>
    <LeafProvider colorScheme="light" locale="en-GB" timeZone="UTC">
      <CampaignList campaigns={campaigns} onDelete={onDelete} campaignHref={({ id }) => `/campaigns/${id}`} />
    </LeafProvider>
  </StrictMode>
);
