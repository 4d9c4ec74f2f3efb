import type { Stage } from '@leaf/emissions';
import { useMemo, useState } from 'react';
import type { PlanOutcome } from './DoneStep.tsx';
import type { PlanImportProps, PlanImportRow } from './PlanImport.tsx';
import type { PlanState } from './usePlanImport.ts';

type Options = Pick<PlanImportProps, 'knownIds' | 'onImport' | 'onUndo'> & { plan: PlanState };

/** The rows of the valid lines, how to write them, and how to undo that. */
export function usePlanWriting({ plan, knownIds, onImport, onUndo }: Options) {
  const [update, setUpdate] = useState(true);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlanOutcome>();
  const [undone, setUndone] = useState(false);

  // By hand: the compiler would go through every line again whenever any part of the state changes.
  const { rows, lineOf, existing } = useMemo(() => {
    const list: PlanImportRow[] = [];
    const of: number[] = [];
    let known = 0;
    for (const line of plan.lines) {
      for (const { stage, row, external_id } of line.rows) {
        const there = external_id !== null && knownIds?.[stage]?.has(external_id) === true;
        if (there) known += 1;
        if (there && !update) continue;
        list.push({ stage, row: external_id === null ? row : { ...row, external_id } } as PlanImportRow);
        of.push(line.index);
      }
    }
    return { rows: list, lineOf: of, existing: known };
  }, [plan.lines, knownIds, update]);

  const written = useMemo(() => {
    const counts: Partial<Record<Stage, number>> = {};
    for (const { stage } of rows) counts[stage] = (counts[stage] ?? 0) + 1;
    return counts;
  }, [rows]);

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
    setOutcome(result);
    setUndone(false);
    plan.setStep('done');
  };

  const undo = async () => {
    if (busy || !onUndo) return;
    setBusy(true);
    const done = await onUndo().catch(() => false);
    setBusy(false);
    if (done) setUndone(true);
  };

  return { rows, existing, update, setUpdate, busy, outcome, undone, written, write, undo };
}
