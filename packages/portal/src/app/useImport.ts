import { ApiError, type RowChange, type Stage, type StageRow, stages } from '@leaf/api-client';
import { importMappingQuery, queryKeys, rowsQuery } from '@leaf/api-client/query';
import type { PlanImportProps, PlanImportRow, PlanOutcome, SavedMapping } from '@leaf/ui/plan';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, queryClient } from './api.ts';
import { shownError } from './text.ts';
import { useAction } from './useAction.ts';
import { useCampaignGone } from './useCampaignGone.ts';
import { useWords } from './useWords.ts';

type Known = { [S in Stage]: readonly StageRow[S][] };

/** So many rows go into one call. */
const most = 10_000;

/** A row as it was, as one sends it: without what the server computed. */
function asSent(row: object): Record<string, unknown> {
  const { id: _id, version: _version, factors_version: _factors, ...fields } = row as Record<string, unknown>;
  // A ratio beside a region is the region's.
  const derived = fields.region ? ['fixed_ratio', 'mobile_ratio'] : ['mobile_ratio'];
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== null && !field.endsWith('_emissions') && !derived.includes(field),
    ),
  );
}

/** The import of a media plan into a campaign: the rows it has, the writing, and the way back. */
export function useImport(campaignId: number) {
  const words = useWords();
  const lists = useQueries({ queries: stages.map((stage) => rowsQuery(api, campaignId, stage)) });
  const mapping = useQuery(importMappingQuery(api));
  const known = Object.fromEntries(
    stages.map((stage, index) => [stage, lists[index]?.data ?? []]),
  ) as unknown as Known;
  useCampaignGone(lists.find(({ error }) => error)?.error);
  const outcome = useRef<PlanOutcome>(undefined);
  const wayBack = useRef<RowChange[]>([]);

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.campaigns });
    for (const stage of stages) {
      void queryClient.invalidateQueries({ queryKey: queryKeys.rows(campaignId, stage) });
    }
  };

  /** Writes in parts of what one call takes; should a later part be refused, the earlier ones are taken back. */
  const send = async (changes: readonly RowChange[], update: boolean) => {
    const back: RowChange[] = [];
    const total = { created: 0, updated: 0 };
    for (let start = 0; start < changes.length; start += most) {
      try {
        const part = changes.slice(start, start + most);
        const answer = await api.bulkRows(campaignId, part, { onExternalId: update ? 'update' : 'refuse' });
        total.created += answer.created;
        total.updated += answer.updated + answer.unchanged;
        for (const { status, stage, id, version } of answer.results) {
          if (id === undefined) continue;
          const before = (known[stage] as readonly { id: number }[]).find((row) => row.id === id);
          if (status === 'created') back.push({ op: 'delete', stage, id } as RowChange);
          else if (status === 'updated' && before)
            back.push({ op: 'update', stage, id, version, row: asSent(before) } as RowChange);
        }
      } catch (error) {
        for (let at = 0; at < back.length; at += most) {
          await api.bulkRows(campaignId, back.slice(at, at + most));
        }
        if (!(error instanceof ApiError) || !error.results) throw error;
        const refused = error.results.map(({ index, error: why }) => ({
          index: start + index,
          message: [why?.detail, ...(why?.errors ?? []).map(({ message }) => message)]
            .filter(Boolean)
            .join(' '),
        }));
        return { created: 0, updated: 0, refused };
      }
    }
    wayBack.current = back;
    return total;
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
    onSettled: refresh,
  });
  const takeBack = useAction({
    mutationFn: async (changes: readonly RowChange[]) => {
      for (let at = 0; at < changes.length; at += most) {
        await api.bulkRows(campaignId, changes.slice(at, at + most));
      }
    },
    onSettled: refresh,
  });
  const remember = useAction({
    mutationFn: (saved: SavedMapping) => api.putImportMapping(saved),
    onSuccess: (_, saved) => queryClient.setQueryData(queryKeys.importMapping, saved),
  });

  return {
    knownIds: Object.fromEntries(
      stages.map((stage) => [
        stage,
        new Set(known[stage].flatMap(({ external_id }) => (external_id === null ? [] : [external_id]))),
      ]),
    ) as PlanImportProps['knownIds'],
    mapping: mapping.data ?? undefined,
    onMappingChange: (saved: SavedMapping) => void remember.run(saved),
    onImport: (async (rows, { update }) =>
      (await write.run({ rows, update })) && (outcome.current ?? false)) as PlanImportProps['onImport'],
    onUndo: () => takeBack.run(wayBack.current),
    error: shownError(write.error ?? takeBack.error, words.errors),
  };
}
