import { ApiError, type RowChange, stages } from '@leaf/api-client';
import { importMappingQuery, rowsQuery } from '@leaf/api-client/query';
import {
  changeRows,
  type KnownRows,
  undoRows,
  useAction,
  useCampaignGone,
  whyRefused,
} from '@leaf/connect/hooks';
import type { PlanImportProps, PlanImportRow, PlanOutcome, SavedMapping } from '@leaf/ui/plan';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, keys, queryClient } from '../api.ts';
import { errorProps } from '../errorProps.tsx';
import { useWords } from '../language/useWords.ts';

type LeftRows = NonNullable<Awaited<ReturnType<typeof changeRows>>['failure']>['left'];

/** The import of a media plan into a campaign: the rows it has, the writing, and the way back. */
export function useImport(campaignId: number) {
  const words = useWords();
  const lists = useQueries({ queries: stages.map((stage) => rowsQuery(api, campaignId, stage)) });
  const mapping = useQuery(importMappingQuery(api));
  const [left, setLeft] = useState<LeftRows>();
  // While something may be left of a failed import, the rows from before it.
  const known: KnownRows =
    left?.known ?? Object.fromEntries(stages.map((stage, index) => [stage, lists[index]?.data ?? []]));
  useCampaignGone(lists.find(({ error }) => error)?.error);
  const outcome = useRef<PlanOutcome>(undefined);
  const wayBack = useRef<RowChange[]>([]);

  const refresh = (isChanged: boolean) => {
    void queryClient.invalidateQueries({ queryKey: keys.campaigns });
    for (const stage of stages) {
      const rows = { queryKey: keys.rows(campaignId, stage) };
      // Thousands of rows take their time: meanwhile the list is known to be another one, and says that it loads.
      void (isChanged ? queryClient.resetQueries(rows) : queryClient.invalidateQueries(rows));
    }
  };

  const send = async (changes: readonly RowChange[], update: boolean): Promise<PlanOutcome> => {
    const options = { onExternalId: update ? 'update' : 'refuse' } as const;
    const { results, back, failure } = await changeRows(api, campaignId, changes, known, options, left);
    setLeft(failure?.left);
    if (!failure) {
      wayBack.current = back;
      const created = results.filter(({ status }) => status === 'created').length;
      return { created, updated: results.length - created };
    }
    const { error, start } = failure;
    if (!(error instanceof ApiError) || !error.results) throw error;
    const refused = error.results.map((result) => ({
      index: start + result.index,
      message: whyRefused(result),
    }));
    return { created: 0, updated: 0, refused };
  };

  const write = useAction({
    mutationFn: ({ rows, update }: { rows: readonly PlanImportRow[]; update: boolean }) =>
      send(
        rows.map(({ stage, row }) => ({ op: 'create', stage, row }) as RowChange),
        update,
      ),
    onSuccess: (result: PlanOutcome) => {
      outcome.current = result;
    },
    onSettled: (result) => refresh(result !== undefined && !result.refused),
  });
  const takeBack = useAction({
    mutationFn: (changes: RowChange[]) => undoRows(api, campaignId, changes, words.sentences.partlyUndone),
    onSettled: () => refresh(true),
  });
  const remember = useAction({
    mutationFn: (saved: SavedMapping) => api.putImportMapping(saved),
    onSuccess: (_, saved) => queryClient.setQueryData(keys.importMapping, saved),
  });

  const { errors, sentences } = words;
  const isPartlyIn = left !== undefined && left.back.length > 0 && !write.isPending;
  const errorWords = isPartlyIn
    ? { ...errors, texts: { ...errors.texts, bulkRows: sentences.partlyImported } }
    : errors;

  return {
    known,
    mapping: mapping.data ?? undefined,
    onMappingChange: (saved: SavedMapping) => void remember.run(saved),
    onImport: (async (rows, { update }) =>
      (await write.run({ rows, update })) && (outcome.current ?? false)) as PlanImportProps['onImport'],
    onUndo: () => takeBack.run(wayBack.current),
    error:
      errorProps([write, takeBack], errorWords).error ?? (isPartlyIn ? sentences.partlyImported : undefined),
  };
}
