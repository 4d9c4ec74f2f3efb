import type { NewStageRow, Stage, StageRow } from '@leaf/api-client';
import { emissionsOf, factorsVersion, ofEachStage } from '@leaf/emissions';
import { useRef, useState } from 'react';

export type EstimateRows = { [S in Stage]: readonly StageRow[S][] };

type Named = { id: number };

/** A row with its emissions, as the server would answer it. */
export function estimatedRow<S extends Stage>(stage: S, id: number, payload: NewStageRow[S]): StageRow[S] {
  const calculate = emissionsOf[stage] as (row: object) => object & { trace: unknown };
  const { trace: _, ...computed } = calculate(payload);
  const kept = {
    id,
    version: 1,
    external_id: payload.external_id ?? null,
    factors_version: factorsVersion,
    name: payload.name.trim(),
  };
  return { ...kept, ...computed } as unknown as StageRow[S];
}

const noRows: EstimateRows = ofEachStage(() => []);

/** Rows that only this page knows, with the emissions that the model gives them. */
export function useEstimate() {
  const [rows, setRows] = useState(noRows);
  const lastId = useRef(0);
  /** The props of the row tab of a stage. */
  const tab = <S extends Stage>(stage: S) => {
    const change = (changed: (before: readonly StageRow[S][]) => readonly StageRow[S][]) =>
      setRows((before) => ({ ...before, [stage]: changed(before[stage]) }));
    return {
      rows: rows[stage] as readonly StageRow[S][],
      onAdd: async (payload: NewStageRow[S]) => {
        lastId.current += 1;
        const row = estimatedRow(stage, lastId.current, payload);
        change((before) => [...before, row]);
      },
      onEdit: async ({ id }: Named, payload: NewStageRow[S]) => {
        const changed = estimatedRow(stage, id, payload);
        change((before) => before.map((row) => (row.id === id ? changed : row)));
        return true;
      },
      onDelete: ({ id }: Named) => change((before) => before.filter((row) => row.id !== id)),
    };
  };
  return { rows, tab };
}
