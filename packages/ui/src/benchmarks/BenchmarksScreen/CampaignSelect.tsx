import { type ComboboxItem, Select } from '@mantine/core';
import { findPlaces } from '../../form/PlaceSelect/findPlaces.ts';
import { useList } from '../../form/useList.ts';
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
  const [list, handlers] = useList();
  const named: ComboboxItem[] = [
    { value: none, label: text.noCampaign },
    ...campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const byId = new Map(named.map((item) => [item.value, item]));
  const nameOf = (id: string) => byId.get(id)?.label ?? text.noCampaign;
  const value = campaignId === null ? none : String(campaignId);
  return (
    <Select
      comboboxProps={list}
      {...handlers}
      label={text.campaign}
      data={named}
      value={value}
      onChange={(id) => onChange(id ? Number(id) : null)}
      searchable
      filter={({ search }) =>
        findPlaces([...byId.keys()], search, nameOf).flatMap((id) => byId.get(id) ?? [])
      }
      // Enter takes the first match.
      selectFirstOptionOnChange
      nothingFoundMessage={text.noSuchCampaign}
      allowDeselect={false}
      openOnFocus={false}
      withScrollArea={false}
      // Typing replaces the chosen campaign.
      onClick={({ currentTarget }) => {
        if (currentTarget.value === nameOf(value)) currentTarget.select();
      }}
    />
  );
}
