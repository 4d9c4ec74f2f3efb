import type { DeletedRow, DeletedThing, Stage } from '@leaf/api-client';
import { deletedQuery, deletedRowsQuery } from '@leaf/api-client/query';
import { type DeletedItem, RecentlyDeleted } from '@leaf/ui';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { restoreImages } from '../images/bulkImages.ts';
import { sendRows } from './bulkRows.ts';

type DeletedListProps<Raw, Key extends QueryKey> = {
  query: UseQueryOptions<Raw[], Error, DeletedItem[], Key>;
  restore: (ids: readonly number[]) => Promise<unknown>;
  /** Loads what came back. */
  refresh: () => Promise<unknown>;
};

/** The deleted items that can be restored. The list is loaded when it is opened. */
function DeletedList<Raw, Key extends QueryKey>({ query, restore, refresh }: DeletedListProps<Raw, Key>) {
  const connected = useConnection();
  const { queryClient } = connected;
  const [opened, setOpened] = useState(false);
  const list = useQuery({ ...query, enabled: opened }, queryClient);
  const restoration = useAction({
    mutationFn: (items: readonly DeletedItem[]) => restore(items.map(({ id }) => id)),
    onSettled: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: query.queryKey })]),
  });
  return (
    <RecentlyDeleted
      items={list.data ?? []}
      loading={list.isPending}
      onOpen={() => {
        if (opened) void list.refetch();
        setOpened(true);
        restoration.reset();
      }}
      {...errorProps([restoration, list], connected)}
      onRestore={(items) => void restoration.run(items)}
      restoring={restoration.isPending}
      restored={restoration.isSuccess ? restoration.variables : undefined}
    />
  );
}

type DeletedRowsProps = { campaignId: number; stage: Stage; refresh: () => Promise<unknown> };

/** The rows that were deleted from a stage of a campaign. */
export function DeletedRows({ campaignId, stage, refresh }: DeletedRowsProps) {
  const { api } = useConnection();
  return (
    <DeletedList
      query={{
        ...deletedRowsQuery(api, campaignId),
        // The id of a deletion differs from that of its row.
        select: (rows: DeletedRow[]) =>
          rows.filter((row) => row.stage === stage).map((row) => ({ ...row, id: row.row_id })),
      }}
      restore={async (ids) => {
        const [id] = ids;
        if (ids.length === 1 && id !== undefined) await api.restoreRow(stage, campaignId, id);
        else
          await sendRows(
            api,
            campaignId,
            ids.map((one) => ({ op: 'restore', stage, id: one }) as const),
          );
      }}
      refresh={refresh}
    />
  );
}

type DeletedThingsProps = { kind: DeletedThing['kind']; refresh: () => Promise<unknown> };

/** The campaigns, images or HTML5 creatives that the organization has deleted. */
export function DeletedThings({ kind, refresh }: DeletedThingsProps) {
  const { api } = useConnection();
  const oneByOne = (restore: (id: number) => Promise<unknown>) => async (ids: readonly number[]) => {
    for (const id of ids) await restore(id);
  };
  const restore = {
    campaign: oneByOne(api.restoreCampaign),
    image: (ids: readonly number[]) => restoreImages(api, [...ids]),
    creative: oneByOne(api.restoreCreative),
  }[kind];
  return (
    <DeletedList
      query={{
        ...deletedQuery(api),
        select: (things: DeletedThing[]) => things.filter((thing) => thing.kind === kind),
      }}
      restore={restore}
      refresh={refresh}
    />
  );
}
