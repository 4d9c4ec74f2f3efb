import { ApiError, type BulkResult, type RowChange, stages } from '@leaf/api-client';
import { importMappingQuery, rowsQuery } from '@leaf/api-client/query';
import {
  changeRows,
  type KnownRows,
  namingRows,
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
import { useCurrentUser } from '../session/currentUser.ts';
import { keepImport, useLastImport } from './lastImport.ts';
import { refreshRows, useTakeBack } from './useTakeBack.ts';

type LeftRows = NonNullable<Awaited<ReturnType<typeof changeRows>>['failure']>['left'];

/** A row that the line was completed from is replaced in that version alone. */
const changeOf = ({ stage, row, known }: PlanImportRow) =>
  (known
    ? { op: 'update', stage, id: known.id, version: known.version, row }
    : { op: 'create', stage, row }) as RowChange;

/** Whether somebody has changed, deleted or added rows of the plan since the campaign’s were read. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError &&
  error.results?.some(({ error }) =>
    ['stale', 'row_not_found', 'external_id_taken'].includes(error?.code ?? ''),
  );

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
  const { id: userId } = useCurrentUser();
  const made = useLastImport(campaignId);

  const send = async (changes: readonly RowChange[]): Promise<PlanOutcome> => {
    const { results, back, failure } = await changeRows(api, campaignId, changes, known, {}, left);
    setLeft(failure?.left);
    if (!failure) {
      const counted = (wanted: BulkResult['status']) =>
        results.filter(({ status }) => status === wanted).length;
      const nameOf = (wanted: BulkResult['status']) => {
        const first = changes[results.findIndex(({ status }) => status === wanted)];
        return first && 'row' in first ? first.row.name : '';
      };
      const [created, updated] = [counted('created'), counted('updated')];
      const names = { created: nameOf('created'), updated: nameOf('updated') };
      if (back.length > 0) keepImport({ campaignId, userId, created, updated, names, back });
      return { created, updated, unchanged: counted('unchanged') };
    }
    const { error, start } = failure;
    if (!(error instanceof ApiError) || !error.results) throw error;
    // A mark would say that something is wrong with the line.
    if (isOutdated(error)) throw namingRows(failure, changes, []);
    const refused = error.results.map((result) => ({
      index: start + result.index,
      message: whyRefused(result),
    }));
    return { created: 0, updated: 0, refused };
  };

  const write = useAction({
    mutationFn: send,
    onSuccess: (result: PlanOutcome) => {
      outcome.current = result;
    },
    onSettled: (result, error) => {
      const read = refreshRows(campaignId, result !== undefined && !result.refused);
      // The lines are completed from the rows as they are now before they can be imported again.
      return isOutdated(error) ? read : undefined;
    },
  });
  const takeBack = useTakeBack(campaignId);
  const remember = useAction({
    mutationFn: (saved: SavedMapping) => api.putImportMapping(saved),
    onSuccess: (_, saved) => queryClient.setQueryData(keys.importMapping, saved),
  });

  const { errors, sentences } = words;
  const isPartlyIn = left !== undefined && left.back.length > 0 && !write.isPending;
  const { partlyImported } = sentences;
  const errorWords = isPartlyIn
    ? { ...errors, texts: { ...errors.texts, bulkRows: partlyImported, deleteRows: partlyImported } }
    : errors;

  return {
    known,
    mapping: mapping.data ?? undefined,
    onMappingChange: (saved: SavedMapping) => void remember.run(saved),
    onImport: (async (rows) =>
      (await write.run(rows.map(changeOf))) && (outcome.current ?? false)) as PlanImportProps['onImport'],
    onUndo: async () => made !== undefined && takeBack.run(made),
    error: errorProps([write, takeBack], errorWords).error ?? (isPartlyIn ? partlyImported : undefined),
  };
}
