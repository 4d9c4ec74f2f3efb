import type { Stage } from '@leaf/emissions';
import { ConflictDialog } from '../../../feedback/ConflictDialog/ConflictDialog.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { usePlaces } from '../../../places/usePlaces.ts';
import type { StageRow } from '../../../types.ts';
import { fieldText, isEmission, rowFieldLabels, rowFields } from '../fields.ts';
import { rowWords } from '../words.ts';

export type RowConflictProps = {
  stage: Stage;
  /** As sent to the API: the row as both found it, and both versions of it. */
  before: object;
  mine: object;
  theirs: object;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
};

/** Both versions of a row that two people changed, field by field. */
export function RowConflict({ stage, before, mine, theirs, ...props }: RowConflictProps) {
  const labels = useLabels('rowFields', rowFieldLabels);
  const words = useLabels('rowWords', rowWords);
  const format = useFormat();
  const places = usePlaces();
  const textOf = (payload: object, field: (typeof rowFields)[Stage][number]) =>
    fieldText<Stage>(stage, field as 'name', payload as StageRow[Stage], format, words, places);
  const fields = rowFields[stage]
    .filter((field) => field !== 'id' && !isEmission(field))
    .map((field) => ({
      label: labels[field],
      before: textOf(before, field),
      mine: textOf(mine, field),
      theirs: textOf(theirs, field),
    }));
  return <ConflictDialog opened fields={fields} {...props} />;
}
