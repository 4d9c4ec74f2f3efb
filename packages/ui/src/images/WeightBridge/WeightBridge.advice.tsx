import { WeightBridge, type WeightBridgeProps } from '@leaf/ui/compare';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({
  bytes,
  campaigns,
  campaignId,
  rows,
  campaignTotal,
  onCampaignChange,
  onUse,
}: WeightBridgeProps) {
  return (
    <WeightBridge
      name="AVIF, q 67"
      bytes={bytes}
      campaigns={campaigns}
      campaignId={campaignId}
      rows={rows}
      campaignTotal={campaignTotal}
      onCampaignChange={onCampaignChange}
      onUse={onUse}
    />
  );
}

export const advice: ComponentAdvice<typeof WeightBridge> = {
  status: 'beta',
  aliases: ['payload', 'kilograms', 'creative weight', 'saving'],
  use: ['A lighter file is there, and a campaign shows the picture.'],
  avoid: [{ when: 'A delivery row is written by hand', instead: 'DeliveryForm' }],
  pairs: [
    {
      do: ['Name the file.', { name: 'AVIF, q 67' }],
      dont: ['Don’t promise a saving before rows are chosen.', { labels: { title: 'Save the climate' } }],
    },
  ],
  rules: {
    do: ['Pass the campaign’s total with its rows: a saving is shown with its shares.'],
    dont: ['Don’t write the weight without a way back: pass `onUndo`.'],
  },
  writing: ['Kilograms CO2e first, then their shares of Delivery and of the campaign.'],
  accessibility: ['Rows that cannot take the weight say why.', 'What was written is announced.'],
  related: ['JobResult', 'DeliveryTab', 'ResultTable'],
};
