import type { Format, ImageRow, RowChange } from '@leaf/api-client';
import { campaignsQuery, geosQuery, imageRowsQuery, rowsQuery } from '@leaf/api-client/query';
import { WeightBridge, type WeightBridgeProps, type WeightedRow } from '@leaf/ui/compare';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/useAction.ts';
import { asSent, changeRows, sendRows } from '../campaigns/bulkRows.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { pictureFile } from './pictureFile.ts';

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

/** Shows what the size of a file changes in a campaign, and writes it into the delivery rows. */
export function JobWeight({ picture, name, bytes, rowsHref, readOnly, labels }: Props) {
  const connected = useConnection();
  const { api, keys, queryClient } = connected;
  const [campaignId, setCampaignId] = useState<number>();
  const [wayBack, setWayBack] = useState<RowChange[]>([]);
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
  const refresh = () => {
    if (picture) void queryClient.invalidateQueries({ queryKey: keys.imageRows(picture.id) });
    void queryClient.invalidateQueries({ queryKey: keys.campaigns });
    return queryClient.invalidateQueries({ queryKey: keys.rows(campaignId ?? 0, stage) });
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
      if (failure) throw failure.error;
      return back;
    },
    onSuccess: setWayBack,
    onSettled: refresh,
  });
  const undo = useAction({
    mutationFn: ({ campaign, changes }: { campaign: number; changes: RowChange[] }) =>
      sendRows(api, campaign, changes),
    onSuccess: () => setWayBack([]),
    onSettled: refresh,
  });

  return (
    <WeightBridge
      labels={labels}
      name={name}
      bytes={bytes}
      campaigns={campaigns.data ?? []}
      campaignId={campaignId}
      onCampaignChange={(id) => {
        setCampaignId(id);
        setWayBack([]);
      }}
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
      used={wayBack.length}
      onUndo={() => campaignId !== undefined && void undo.run({ campaign: campaignId, changes: wayBack })}
      rowsHref={campaignId === undefined ? undefined : rowsHref?.(campaignId)}
    />
  );
}
