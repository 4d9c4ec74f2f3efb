import type { Format, ImageRow, RowChange } from '@leaf/api-client';
import { campaignsQuery, geosQuery, imageRowsQuery, rowsQuery } from '@leaf/api-client/query';
import { WeightBridge, type WeightBridgeProps, type WeightedRow } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/useAction.ts';
import { asSent, changeRows, namingRows, undoRows } from '../campaigns/bulkRows.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { pictureFile } from '../images/pictureFile.ts';

type Props = {
  /** The picture whose file it is; without it rows take the weight alone. */
  picture?: { id: number; format: Format; quality: number };
  name: string;
  bytes: { before: number; after: number };
  /** The address of a campaign's delivery rows in the app around it. */
  rowsHref: ((campaignId: number) => string) | undefined;
  /** Nothing is written. */
  readOnly: boolean;
  labels?: WeightBridgeProps['labels'];
};

const stage = 'delivery';

/** What was written into a campaign: the changes that take it back. */
type Done = { campaign: number; changes: RowChange[] };

/** Shows what the size of a file changes in a campaign, and writes it into the delivery rows. */
export function JobWeight({ picture, name, bytes, rowsHref, readOnly, labels }: Props) {
  const connected = useConnection();
  const { api, keys, queryClient, words } = connected;
  const [campaignId, setCampaignId] = useState<number>();
  const [done, setDone] = useState<Done>();
  const campaigns = useQuery(campaignsQuery(api), queryClient);
  const geos = useQuery(geosQuery(api), queryClient);
  const rows = useQuery(
    { ...rowsQuery(api, campaignId ?? 0, stage), enabled: campaignId !== undefined },
    queryClient,
  );
  const used = useQuery(
    { ...imageRowsQuery(api, picture?.id ?? 0), enabled: picture !== undefined },
    queryClient,
  );

  const usedRow = ({ id, name, campaign_id, campaign_name, image_format, image_quality }: ImageRow) => ({
    id,
    name,
    campaign: campaign_name,
    file: pictureFile(image_format, image_quality),
    href: rowsHref?.(campaign_id),
  });
  // Another campaign may have been chosen meanwhile.
  const refresh = (campaign: number) => {
    if (picture) void queryClient.invalidateQueries({ queryKey: keys.imageRows(picture.id) });
    void queryClient.invalidateQueries({ queryKey: keys.campaigns });
    return queryClient.invalidateQueries({ queryKey: keys.rows(campaign, stage) });
  };
  const write = useAction({
    mutationFn: async ({ campaign, picked }: { campaign: number; picked: readonly WeightedRow[] }) => {
      const of = {
        image_id: picture?.id ?? null,
        image_format: picture?.format ?? null,
        image_quality: picture?.quality ?? null,
      };
      const changes = picked.map(
        ({ before: { id, version }, after }) =>
          ({ op: 'update', stage, id, version, row: asSent({ ...after, ...of }) }) as RowChange,
      );
      const { back, failure } = await changeRows(api, campaign, changes, { delivery: rows.data });
      if (failure) throw namingRows(failure, changes, rows.data ?? []);
      return { campaign, changes: back };
    },
    onSuccess: setDone,
    onSettled: (_, __, { campaign }) => refresh(campaign),
  });
  const undo = useAction({
    mutationFn: ({ campaign, changes }: Done) =>
      undoRows(api, campaign, changes, words.sentences.partlyUndone),
    onSuccess: () => setDone(undefined),
    onSettled: (_, __, { campaign }) => refresh(campaign),
  });
  const here = done?.campaign === campaignId ? done : undefined;

  return (
    <WeightBridge
      labels={labels}
      name={name}
      bytes={bytes}
      campaigns={campaigns.data ?? []}
      campaignId={campaignId}
      onCampaignChange={setCampaignId}
      rows={rows.data}
      geos={geos.data}
      campaignTotal={campaigns.data?.find(({ id }) => id === campaignId)?.total_emissions}
      {...errorProps([write, undo, rows, campaigns, geos, used], connected)}
      {...(!readOnly && {
        onUse: (picked: readonly WeightedRow[]) =>
          campaignId !== undefined && void write.run({ campaign: campaignId, picked }),
      })}
      using={write.isPending || undo.isPending}
      usedIn={used.data?.map(usedRow)}
      used={here?.changes.length}
      onUndo={here && (() => void undo.run(here))}
      rowsHref={campaignId === undefined ? undefined : rowsHref?.(campaignId)}
    />
  );
}
