import type { Stage, Trace } from '@leaf/emissions';
import { Button, Group, Modal } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { ChoiceField } from '../../../form/ChoiceField/ChoiceField.tsx';
import { PlaceSelect } from '../../../form/PlaceSelect/PlaceSelect.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { useLabels } from '../../../labels/useLabels.ts';
import { wordOf } from '../../../labels/wordOf.ts';
import { undescribed } from '../../../layout/undescribed.ts';
import { useFocusBack } from '../../../layout/useFocusBack.ts';
import { sumOf } from '../../../sumOf.ts';
import { rowFieldLabels } from '../fields.ts';
import { levelOf, rowWords } from '../words.ts';
import classes from './ChangeRowsDialog.module.css';
import {
  changesOf,
  has,
  type ListField,
  type RowLists,
  type RowPatch,
  type RowsChange,
  withPart,
} from './changes.ts';
import { rowSelectionLabels } from './rowSelectionLabels.ts';

/** The choices when several rows of a stage are changed. */
export type ChangeChoices = {
  countries: readonly string[];
  regions?: readonly string[];
  /** The region of a country for the stage. */
  regionOf?: (country: string) => string | undefined;
  levels?: readonly number[];
  lists?: RowLists;
};

const noLists: RowLists = {};

export type ChangeRowsDialogProps<Row> = {
  stage: Stage;
  opened: boolean;
  onClose: () => void;
  rows: readonly Row[];
  choices: ChangeChoices;
  calculate: (row: Row) => { trace: Trace };
  onApply: (changes: readonly RowsChange<Row>[]) => void;
};

/** Stands for "as it is" in the list of levels. */
const unchanged = -1;

/**
 * Sets the place, level and other choices of several rows, and says how many of them have that already or cannot take
 * it.
 */
export function ChangeRowsDialog<Row extends object>({
  opened,
  onClose,
  rows,
  ...props
}: ChangeRowsDialogProps<Row>) {
  const text = useLabels('rowSelection', rowSelectionLabels);
  const count = useFormat().number(rows.length);
  const dialog = useFocusBack(opened);
  return (
    <Modal
      ref={dialog}
      opened={opened}
      onClose={onClose}
      title={text.changeRows(count, rows.length === 1)}
      size={440}
      centered={false}
      closeButtonProps={{ 'aria-label': text.close }}
      attributes={undescribed}
    >
      <ChangeFields {...props} rows={rows} onClose={onClose} />
    </Modal>
  );
}

/** Remounted each time the dialog opens, so that it starts empty. */
function ChangeFields<Row extends object>({
  stage,
  rows,
  choices,
  calculate,
  onClose,
  onApply,
}: Omit<ChangeRowsDialogProps<Row>, 'opened'>) {
  // A dialog of a few fields. Memoised by hand, it is half the code.
  'use no memo';
  const text = useLabels('rowSelection', rowSelectionLabels);
  const words = useLabels('rowWords', rowWords);
  const names = useLabels('rowFields', rowFieldLabels);
  const format = useFormat();
  const { lists = noLists } = choices;
  const [change, setChange] = useState<RowPatch>({});
  const set = (part: keyof RowPatch, value: string | number | undefined) =>
    setChange((before) => withPart(before, part, value));
  // Checking ten thousand rows takes a moment.
  const settled = useDeferredValue(change);
  const blank = Object.keys(change).length === 0;
  // The compiler would check the rows on every change, not only on the settled one.
  const { fit, same } = useMemo(() => {
    if (Object.keys(settled).length === 0) return { fit: rows.length, same: 0 };
    const changes = changesOf(rows, settled, calculate, choices.regionOf, lists);
    return {
      fit: sumOf(changes, (one) => one.rows.length),
      same: rows.filter((row) => has(row, settled, choices.regionOf)).length,
    };
  }, [rows, settled, calculate, choices.regionOf, lists]);
  const unfit = rows.length - fit - same;
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(changesOf(rows, change, calculate, choices.regionOf, lists));
      }}
    >
      <p className={classes.hint}>
        {text.changeHint} {choices.regions && text.regionHint}
      </p>
      <PlaceSelect
        label={text.country}
        places={choices.countries}
        value={change.country ?? ''}
        onChange={(country) => set('country', country || undefined)}
        placeholder={text.asItIs}
      />
      {choices.regions && (
        <PlaceSelect
          label={text.region}
          places={choices.regions}
          value={change.region ?? ''}
          onChange={(region) => set('region', region || undefined)}
          placeholder={text.asItIs}
        />
      )}
      {(Object.keys(lists) as ListField[]).map((field) => (
        <ChoiceField
          key={field}
          label={names[field]}
          choices={['', ...(lists[field]?.choices ?? [])]}
          word={(choice) => (choice ? wordOf(words, choice) : text.asItIs)}
          value={change[field] ?? ''}
          onChange={(choice) => set(field, choice || undefined)}
        />
      ))}
      {choices.levels && (
        <ChoiceField
          label={text.level}
          choices={[unchanged, ...choices.levels]}
          word={(level) => (level === unchanged ? text.asItIs : levelOf(words, stage, level))}
          value={change.level ?? unchanged}
          onChange={(level) => set('level', level === unchanged ? undefined : level)}
        />
      )}
      <div role="status">
        {same > 0 && <p className={classes.hint}>{text.same(format.number(same), same === 1)}</p>}
        {unfit > 0 && <p className={classes.unfit}>{text.unfit(format.number(unfit), unfit === 1)}</p>}
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" disabled={blank || fit === 0}>
          {text.changeRows(format.number(fit), fit === 1)}
        </Button>
      </Group>
    </form>
  );
}
