import type { RowChange } from '@leaf/api-client';
import { campaignsQuery, queryKeys, rowsQuery } from '@leaf/api-client/query';
import { WeightBridge, type WeightedRow } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, queryClient } from '../app/api.ts';
import { asSent, changeRows, sendRows } from '../app/bulkRows.ts';
import { paths } from '../app/paths.ts';
import { shownError } from '../app/text.ts';
import { useAction } from '../app/useAction.ts';
import { useWords } from '../app/useWords.ts';

type Props = { name: string; bytes: { before: number; after: number } };

const stage = 'delivery';

/** Shows what the size of a file changes in a campaign, and writes it into the delivery rows. */
export function ConnectedWeight({ name, bytes }: Props) {
  const words = useWords();
  const [campaignId, setCampaignId] = useState<number>();
  const [wayBack, setWayBack] = useState<RowChange[]>([]);
  const campaigns = useQuery(campaignsQuery(api));
  const rows = useQuery({ ...rowsQuery(api, campaignId ?? 0, stage), enabled: campaignId !== undefined });

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });
    return queryClient.invalidateQueries({ queryKey: queryKeys.rows(campaignId ?? 0, stage) });
  };
  const write = useAction({
    mutationFn: async ({ campaign, picked }: { campaign: number; picked: readonly WeightedRow[] }) => {
      const changes = picked.map(
        ({ before: { id, version }, after }) =>
          ({ op: 'update', stage, id, version, row: asSent(after) }) as RowChange,
      );
      const { back, failure } = await changeRows(campaign, changes, { delivery: rows.data });
      if (failure) throw failure.error;
      return back;
    },
    onSuccess: setWayBack,
    onSettled: refresh,
  });
  const undo = useAction({
    mutationFn: ({ campaign, changes }: { campaign: number; changes: RowChange[] }) =>
      sendRows(campaign, changes),
    onSuccess: () => setWayBack([]),
    onSettled: refresh,
  });

  return (
    <WeightBridge
      name={name}
      bytes={bytes}
      campaigns={campaigns.data ?? []}
      campaignId={campaignId}
      onCampaignChange={(id) => {
        setCampaignId(id);
        setWayBack([]);
      }}
      rows={rows.data}
      campaignTotal={campaigns.data?.find(({ id }) => id === campaignId)?.total_emissions}
      error={shownError(undo.error ?? write.error ?? rows.error ?? campaigns.error, words.errors)}
      onUse={(picked) => campaignId !== undefined && void write.run({ campaign: campaignId, picked })}
      using={write.isPending || undo.isPending}
      used={wayBack.length}
      onUndo={() => campaignId !== undefined && void undo.run({ campaign: campaignId, changes: wayBack })}
      rowsHref={campaignId === undefined ? undefined : paths.campaign(campaignId, stage)}
    />
  );
}
