import type { NewStageRow, Stage, StageRow } from '@leaf/api-client';
import { campaignQuery, rowsQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { savedOrCurrent } from '../actions/savedOrCurrent.ts';
import { useAction } from '../actions/useAction.ts';
import { useConnection } from '../connection/connectionContext.ts';
import { errorProps } from '../errors/errorProps.tsx';
import { shownError } from '../errors/shownError.ts';
import { DeletedRows } from './DeletedList.tsx';
import { useCampaignGone } from './useCampaignGone.ts';
import { useRowDeeds } from './useRowDeeds.ts';

type Known = { id: number; version?: number };

/** Whether a row says what was sent. The model is only loaded for this; where it does not come, the user chooses. */
const isSent = (stage: Stage, row: object, sent: object): Promise<boolean> =>
  import('./saysSame.ts').then(
    ({ saysSame }) => saysSame(stage, row, sent),
    () => false,
  );

/**
 * The rows of one stage of a campaign, and how to add and change them: the props of a row tab.
 * @param inPage the page around it says why the campaign cannot be shown
 */
export function useRows<S extends Stage>(campaignId: number, stage: S, inPage = false) {
  const connected = useConnection();
  const { api, keys, queryClient, words, onNotice } = connected;
  const rows = useQuery(rowsQuery(api, campaignId, stage), queryClient);
  const campaign = useQuery(campaignQuery(api, campaignId), queryClient);
  // One banner is enough: that of the page retries the rows too.
  const unknown = inPage && campaign.isLoadingError && rows.isLoadingError;
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: keys.campaigns });
    return queryClient.invalidateQueries({ queryKey: keys.rows(campaignId, stage) });
  };
  const add = useAction({
    mutationFn: (row: NewStageRow[S]) => api.createRow(stage, campaignId, row),
    onSuccess: (row) => {
      onNotice?.(words.notices.added(row.name));
      return refresh();
    },
  });
  const edit = useAction({
    mutationFn: ({ row: { id, version = 0 }, payload }: { row: Known; payload: NewStageRow[S] }) =>
      savedOrCurrent<StageRow[S]>(api.updateRow(stage, campaignId, { id, version }, payload), (current) =>
        isSent(stage, current, payload),
      ),
    onSuccess: (saved) => {
      if (!('current' in saved)) onNotice?.(words.notices.saved(saved.name));
      return refresh();
    },
  });
  const { action, ...deeds } = useRowDeeds({ campaignId, stage, rows: rows.data ?? [], refresh });
  useCampaignGone(rows.error);
  return {
    rows: rows.data ?? [],
    loading: rows.isPending,
    unknown,
    ...errorProps(unknown ? [action] : [action, rows], connected),
    addError: shownError(add.error, words.errors),
    submitting: add.isPending,
    ...deeds,
    footer: <DeletedRows {...{ campaignId, stage, refresh }} />,
    onAdd: add.run,
    editError: shownError(edit.error, words.errors),
    onEdit: (row: Known, payload: NewStageRow[S]) =>
      edit.mutateAsync({ row, payload }).then(
        (saved) => ('current' in saved ? saved : true),
        () => false,
      ),
  };
}
