import { type NewStageRow, queryKeys, rowsQuery, type Stage } from '@leaf/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queryClient } from './api.ts';
import { shownError } from './text.ts';

/** The rows of one stage of a campaign, with what adds and deletes them: the props of a row tab. */
export function useRows<S extends Stage>(campaignId: number, stage: S) {
  const rows = useQuery(rowsQuery(api, campaignId, stage));
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });
    return queryClient.invalidateQueries({ queryKey: queryKeys.rows(campaignId, stage) });
  };
  const add = useMutation({
    mutationFn: (row: NewStageRow[S]) => api.createRow(stage, campaignId, row),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: number }) => api.deleteRow(stage, campaignId, id),
    onSettled: refresh,
  });
  return {
    rows: rows.data ?? [],
    loading: rows.isPending,
    error: shownError(remove.error ?? rows.error),
    addError: shownError(add.error),
    submitting: add.isPending,
    deletingId: remove.isPending ? remove.variables.id : undefined,
    onAdd: async (row: NewStageRow[S]) => {
      await add.mutateAsync(row);
    },
    onDelete: (row: { id: number }) => remove.mutate(row),
  };
}
