import type { NewStageRow, RowChange, Stage, StageRow } from '@leaf/api-client';
import { type RowPatch, type RowsChange, rowNoticeLabels, useFormat, useLabels } from '@leaf/ui';
import { useUndo } from '../actions/useUndo.tsx';
import { useConnection } from '../connection/connectionContext.ts';
import { asSent, changeRows, namingRows, undoRows } from './bulkRows.ts';
import { copyNamer } from './copyNamer.ts';

type Named = { id: number; name: string };

/** An action on rows of a stage; `name` is that of the first row, `changes` is what each row is to become. */
type Deed = {
  op: 'delete' | 'duplicate' | 'change';
  ids: readonly number[];
  name: string;
  changes?: ReadonlyMap<number, RowPatch>;
};

/** What was done: the changes that take it back, and the name of the first row that was changed or made. */
type Outcome = { back: RowChange[]; name: string };

type RowDeedsOptions<S extends Stage> = {
  campaignId: number;
  stage: S;
  rows: readonly StageRow[S][];
  refresh: () => Promise<unknown>;
};

/** Deletes, duplicates and changes rows of a stage, one or many, each with a way back. */
export function useRowDeeds<S extends Stage>({ campaignId, stage, rows, refresh }: RowDeedsOptions<S>) {
  const { api, words } = useConnection();
  const text = useLabels('rowNotice', rowNoticeLabels);
  const format = useFormat();

  const changesFor = ({ op, ids, changes }: Deed): RowChange[] => {
    const chosen = new Set(ids);
    const nameCopy = copyNamer(
      text,
      rows.map(({ name }) => name),
    );
    return rows
      .filter(({ id }) => chosen.has(id))
      .map((row) => {
        const { id, version } = row;
        if (op === 'delete') return { op, stage, id };
        const sent = asSent({ ...row, ...changes?.get(id) }) as Partial<NewStageRow[S]>;
        if (op === 'change') return { op: 'update', stage, id, version, row: sent };
        // The line of a plan belongs to the row that it was imported as.
        return { op: 'create', stage, row: { ...sent, name: nameCopy(row.name), external_id: undefined } };
      }) as RowChange[];
  };
  const isOne = ({ op, ids }: Deed) => op === 'delete' && ids.length === 1;

  const { action, notice } = useUndo({
    act: async (deed: Deed): Promise<Outcome> => {
      if (isOne(deed)) {
        for (const id of deed.ids) await api.deleteRow(stage, campaignId, id);
        return { back: [], name: deed.name };
      }
      const changes = changesFor(deed);
      const { back, failure } = await changeRows(api, campaignId, changes, { [stage]: rows });
      if (failure) throw namingRows(failure, changes, rows);
      const [first] = changes;
      return { back, name: first?.op === 'create' ? first.row.name : deed.name };
    },
    undo: async (deed, { back }) => {
      if (!isOne(deed)) return undoRows(api, campaignId, back, words.sentences.partlyUndone);
      for (const id of deed.ids) await api.restoreRow(stage, campaignId, id);
    },
    said: (deed, made) => {
      const { op, ids } = deed;
      const { name } = made ?? deed;
      const count = format.number(ids.length);
      const many = {
        delete: { doing: text.deleting, done: text.deletedMany, undone: text.restoredMany },
        duplicate: { doing: text.adding, done: text.addedMany, undone: text.deletedMany },
        change: { doing: text.changing, done: text.changedMany, undone: text.revertedMany },
      }[op];
      if (ids.length > 1)
        return { doing: many.doing(count), done: many.done(count), undone: many.undone(count) };
      return {
        delete: { done: text.deleted(name), undone: text.restored(name) },
        duplicate: { done: text.added(name), undone: text.deleted(name) },
        change: { done: text.changed(name), undone: text.reverted(name) },
      }[op];
    },
    refresh,
  });

  const run = (op: Deed['op'], chosen: readonly Named[], changes?: Deed['changes']) =>
    action.run({
      op,
      ids: chosen.map(({ id }) => id),
      name: chosen[0]?.name ?? '',
      ...(changes && { changes }),
    });
  return {
    action,
    notice,
    deletingId: action.isPending && isOne(action.variables) ? action.variables.ids[0] : undefined,
    onDelete: (row: Named) => void run('delete', [row]),
    onDuplicate: (row: Named) => void run('duplicate', [row]),
    onDeleteMany: (chosen: readonly Named[]) => run('delete', chosen),
    onDuplicateMany: (chosen: readonly Named[]) => run('duplicate', chosen),
    onSetMany: (changes: readonly RowsChange<Named>[]) =>
      run(
        'change',
        changes.flatMap(({ rows: chosen }) => chosen),
        new Map(changes.flatMap(({ rows: chosen, change }) => chosen.map(({ id }) => [id, change]))),
      ),
  };
}
