import { ApiError, type NewStageRow, type Stage, type StageRow } from '@leaf/api-client';
import { campaignQuery, queryKeys, rowsQuery } from '@leaf/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from './api.ts';
import { campaignTools } from './campaignTools.tsx';
import { DeletedRows } from './DeletedList.tsx';
import { errorProps } from './errorProps.tsx';
import { notifySuccess } from './notices.tsx';
import { shownError } from './text.ts';
import { useAction } from './useAction.ts';
import { useCampaignGone } from './useCampaignGone.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRowDeeds } from './useRowDeeds.ts';
import { useWords } from './useWords.ts';

type Known = { id: number; version?: number };

/** The rows of one stage of a campaign, and how to add and change them: the props of a row tab. */
export function useRows<S extends Stage>(campaignId: number, stage: S) {
  const words = useWords();
  const rows = useQuery(rowsQuery(api, campaignId, stage));
  const campaign = useQuery(campaignQuery(api, campaignId));
  // One banner is enough: that of the campaign retries the rows too.
  const unknown = campaign.isLoadingError && rows.isLoadingError;
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });
    return queryClient.invalidateQueries({ queryKey: queryKeys.rows(campaignId, stage) });
  };
  const add = useAction({
    mutationFn: (row: NewStageRow[S]) => api.createRow(stage, campaignId, row),
    onSuccess: (row) => {
      notifySuccess(words.notices.added(row.name));
      return refresh();
    },
  });
  const edit = useAction({
    mutationFn: ({ row: { id, version = 0 }, payload }: { row: Known; payload: NewStageRow[S] }) =>
      api.updateRow(stage, campaignId, { id, version }, payload).catch((error: unknown) => {
        // Somebody else has saved it in the meantime: the user chooses between both versions.
        const current = error instanceof ApiError && error.status === 412 ? error.current : undefined;
        if (!current) throw error;
        return { current: current as StageRow[S] };
      }),
    onSuccess: (saved) => {
      if (!('current' in saved)) notifySuccess(words.notices.saved(saved.name));
      return refresh();
    },
  });
  const { action, ...deeds } = useRowDeeds({ campaignId, stage, rows: rows.data ?? [], refresh });
  useCampaignGone(rows.error);
  return {
    rows: rows.data ?? [],
    loading: rows.isPending,
    unknown,
    ...errorProps(unknown ? [action] : [action, rows], words.errors),
    addError: shownError(add.error, words.errors),
    submitting: add.isPending,
    ...deeds,
    actions: campaignTools(campaignId, [stage], !rows.data?.length),
    footer: <DeletedRows {...{ campaignId, stage, refresh }} />,
    onAdd: add.run,
    onUnsaved: useLeaveGuard(),
    editError: shownError(edit.error, words.errors),
    onEdit: (row: Known, payload: NewStageRow[S]) =>
      edit.mutateAsync({ row, payload }).then(
        (saved) => ('current' in saved ? saved : true),
        () => false,
      ),
  };
}
