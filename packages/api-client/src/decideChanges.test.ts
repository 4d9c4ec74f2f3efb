import { expect, it } from 'vitest';
import { decideChanges, type FoundRows, type PlannedChange, type StageRow } from './contract.ts';

type Row = StageRow['storage'];

const rowOf = (id: number, external_id: string | null) => ({ id, version: 1, external_id }) as Row;
/** Rows 1 and 2 have the external ids a and b; row 3, with c, is deleted. */
const found: FoundRows = {
  rows: new Map([1, 2].map((id) => [id, rowOf(id, id === 1 ? 'a' : 'b')])),
  hidden: new Map([[3, rowOf(3, 'c')]]),
  holders: new Map([
    ['a', 1],
    ['b', 2],
  ]),
};

const create = (external_id?: string): PlannedChange => ({ op: 'create', external_id });
const update = (id: number, external_id?: string | null, version?: number): PlannedChange => ({
  ...{ op: 'update', id, external_id, version },
});
const remove = (id: number, version?: number): PlannedChange => ({ op: 'delete', id, version });
const restore = (id: number): PlannedChange => ({ op: 'restore', id });

it.each<[string, PlannedChange[], string[], boolean?]>([
  ['a row takes the external id of a deleted one', [create('a'), remove(1)], ['created', 'deleted']],
  ['rows exchange their external ids', [update(1, 'b', 1), update(2, 'a', 1)], ['updated', 'updated']],
  ['what comes back goes before what is new', [create('c'), restore(3)], ['external_id_taken', 'restored']],
  ['a row is named once', [update(1, undefined, 1), remove(1)], ['named_twice', 'deleted']],
  ['a version is of now', [update(1, 'x', 2), remove(2, 1)], ['stale', 'deleted']],
  ['an update needs a version', [update(1, 'x')], ['version_needed']],
  ['a row is there', [remove(9), restore(1)], ['row_not_found', 'row_not_found']],
  [
    'a refused update keeps its external id',
    [update(1, 'b', 1), update(2, 'c', 9)],
    ['external_id_taken', 'stale'],
  ],
  [
    'and whoever claimed that is refused, and so on',
    [update(1, 'x', 1), update(2, 'x', 1), create('b')],
    ['updated', 'external_id_taken', 'external_id_taken'],
  ],
  ['a new row replaces another when asked', [create('a'), create('x')], ['updated', 'created'], true],
  ['but no row that is named', [create('a'), update(1, 'a', 1)], ['external_id_taken', 'updated'], true],
])('%s', (_, planned, expected, overwrites = false) => {
  decideChanges(planned, found, overwrites);
  expect(planned.map(({ status, refused }) => refused?.code ?? status)).toEqual(expected);
});
