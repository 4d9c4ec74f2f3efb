import type { Stage } from '@leaf/api-client';
import type { ReactNode } from 'react';
import { useRows } from './useRows.tsx';

export type StageRowsProps = {
  /** The id of the campaign. */
  id: number;
  /** Rows can only be looked at. */
  readOnly?: boolean;
  /** Further actions beside "Add Row", by whether there are no rows yet. */
  actions?: (empty: boolean) => ReactNode;
  /** Called when unsaved input appears or disappears. */
  onUnsaved?: (unsaved: boolean) => void;
  /** The page around it says why the campaign cannot be shown. */
  inPage?: boolean;
};

/** The props of a stage's row tab; one that can only be looked at has no callbacks. */
export function useStageRows<S extends Stage>(
  { id, readOnly = false, actions, onUnsaved, inPage }: StageRowsProps,
  stage: S,
) {
  const { rows, loading, unknown, error, errorAction, ...changes } = useRows(id, stage, inPage);
  return {
    ...{ rows, loading, unknown, error, errorAction },
    ...(!readOnly && { ...changes, onUnsaved }),
    actions: actions?.(rows.length === 0),
  };
}
