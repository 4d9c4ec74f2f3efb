import { stages } from '@leaf/api-client';
import { undoRows, useAction } from '@leaf/connect/hooks';
import { api, keys, queryClient } from '../api.ts';
import { useWords } from '../language/useWords.ts';
import { type Import, keepImport } from './lastImport.ts';

/** Reads the rows of a campaign again; resolves once they are there. */
export async function refreshRows(campaignId: number, isChanged: boolean) {
  void queryClient.invalidateQueries({ queryKey: keys.campaigns });
  await Promise.all(
    stages.map((stage) => {
      const rows = { queryKey: keys.rows(campaignId, stage) };
      // Thousands of rows take a while to reload; until then the list shows that it is loading, not the rows from before.
      return isChanged ? queryClient.resetQueries(rows) : queryClient.invalidateQueries(rows);
    }),
  );
}

/** Undoes an import. */
export function useTakeBack(campaignId: number) {
  const { sentences } = useWords();
  return useAction({
    mutationFn: ({ back }: Import) => undoRows(api, campaignId, back, sentences.partlyUndone),
    onSuccess: (_, made) => keepImport({ ...made, isUndone: true }),
    onSettled: () => void refreshRows(campaignId, true),
  });
}
