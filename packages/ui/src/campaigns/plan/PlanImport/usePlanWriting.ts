import { type Stage, stages } from '@leaf/emissions';
import { useMemo, useState } from 'react';
import type { Sheet } from '../sheet.ts';
import type { PlanOutcome } from './DoneStep.tsx';
import type { KnownRow, PlanImportProps, PlanImportRow } from './PlanImport.tsx';
import type { PlanState } from './usePlanImport.ts';

type Options = Pick<PlanImportProps, 'known' | 'onImport' | 'onUndo'> & { plan: PlanState };

/** A text that rows with the same ID share, or without one those with the same values, and so the same kg CO2e. */
const keyOf = (
  stage: Stage,
  external_id: string | null | undefined,
  { name, country, impressions }: Pick<KnownRow, 'name' | 'country' | 'impressions'>,
  kg: number,
) => [stage, ...(external_id ? [external_id] : [name, country, impressions, kg.toPrecision(9)])].join('\n');

/** The rows of the valid lines, how to write them, and how to undo that. */
export function usePlanWriting({ plan, known, onImport, onUndo }: Options) {
  'use no memo'; // Memoised by hand: the compiler would go through every line again whenever any part of the state changes.
  const [update, setUpdate] = useState(true);
  /** The table of which lines that the campaign has already are imported as well. */
  const [repeated, setRepeated] = useState<Sheet>();
  const again = plan.sheet === repeated;
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlanOutcome>();
  /** How many rows of each stage were written: the campaign has their IDs from then on. */
  const [written, setWritten] = useState<Partial<Record<Stage, number>>>({});
  /** `partly`: not all of it could be taken back. */
  const [undone, setUndone] = useState<boolean | 'partly'>(false);

  const there = useMemo(
    () =>
      new Map(
        stages.flatMap(
          (stage) =>
            known?.[stage]?.map(
              (row) => [keyOf(stage, row.external_id, row, row.total_emissions), row] as const,
            ) ?? [],
        ),
      ),
    [known],
  );
  const { rows, lineOf, existing, same, twins } = useMemo(() => {
    const list: PlanImportRow[] = [];
    const of: number[] = [];
    /** Lines without an ID all of whose rows are in the campaign, or in lines above. */
    const twins: number[] = [];
    const keys = new Set(there.keys());
    let count = 0;
    let same = 0;
    for (const { index, rows } of plan.lines) {
      let isNew = rows.length === 0;
      const isSame = rows.every(
        ({ stage, row, external_id, kg }) =>
          external_id === null && there.has(keyOf(stage, external_id, row, kg)),
      );
      if (!isNew && isSame && !again) {
        same += 1;
        continue;
      }
      for (const { stage, row, external_id, kg } of rows) {
        const key = keyOf(stage, external_id, row, kg);
        const isThere = keys.has(key);
        keys.add(key);
        if (!isThere || external_id !== null) isNew = true;
        if (isThere && external_id !== null) {
          count += 1;
          if (!update) continue;
        }
        list.push(
          (external_id === null
            ? { stage, row }
            : { stage, row: { ...row, external_id }, known: there.get(key) }) as PlanImportRow,
        );
        of.push(index);
      }
      if (!isNew) twins.push(index);
    }
    return { rows: list, lineOf: of, existing: count, same, twins };
  }, [plan.lines, there, update, again]);

  const write = async () => {
    if (busy || rows.length === 0) return;
    setBusy(true);
    const result = await onImport(rows, { update }).catch(() => false as const);
    setBusy(false);
    if (result === false) return;
    const refused = result.refused ?? [];
    if (refused.length > 0) {
      plan.mark(new Map(refused.map(({ index, message }) => [lineOf[index] ?? -1, { name: message }])));
      return;
    }
    plan.tellMapping();
    setOutcome(result);
    const counts: typeof written = {};
    for (const { stage } of rows) counts[stage] = (counts[stage] ?? 0) + 1;
    setWritten(counts);
    setUndone(false);
    plan.setStep('done');
  };

  const undo = async () => {
    if (busy || !onUndo) return;
    setBusy(true);
    const done = await onUndo().catch(() => false);
    setBusy(false);
    setUndone(done || 'partly');
  };

  return {
    rows,
    existing,
    same,
    importSame: () => setRepeated(plan.sheet),
    twins,
    update,
    setUpdate,
    busy,
    outcome,
    undone,
    written,
    write,
    undo,
  };
}
