import { NameSelect } from '../../form/NameSelect.tsx';
import type { benchmarksScreenLabels } from './BenchmarksScreen.tsx';

type CampaignSelectProps = {
  campaigns: readonly { id: number; name: string }[];
  /** Null for none. */
  campaignId: number | null;
  onChange: (id: number | null) => void;
  text: typeof benchmarksScreenLabels;
};

const none = '';

/** Picks one of many campaigns, or none, by typing a few letters of its name. */
export function CampaignSelect({ campaigns, campaignId, onChange, text }: CampaignSelectProps) {
  return (
    <NameSelect
      label={text.campaign}
      options={[
        { value: none, label: text.noCampaign },
        ...campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      none={text.noSuchCampaign}
      value={campaignId === null ? none : String(campaignId)}
      onChange={(id) => onChange(id ? Number(id) : null)}
      withScrollArea={false}
    />
  );
}
