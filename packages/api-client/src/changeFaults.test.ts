import { expect, it } from 'vitest';
import { changeFaults } from './changeFaults.ts';
import type { BulkChange } from './contract.ts';

const stage = 'storage' as const;
const row = {};

it.each<[BulkChange, string[]]>([
  [{ op: 'create', stage, row }, []],
  [{ op: 'create', stage }, ['row missing']],
  [{ op: 'create', stage, id: 1, version: 1, row }, ['id unknown_field', 'version unknown_field']],
  [{ op: 'update', stage, id: 1, version: 1, row }, []],
  [{ op: 'update', stage, id: 1, row }, []],
  [{ op: 'update', stage }, ['id missing', 'row missing']],
  [{ op: 'delete', stage, id: 1, version: 1 }, []],
  [{ op: 'delete', stage, id: 1, row }, ['row unknown_field']],
  [{ op: 'restore', stage, id: 1 }, []],
  [{ op: 'restore', stage, id: 1, version: 1 }, ['version unknown_field']],
])('%j', (change, faults) => {
  expect(changeFaults(change).map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
});
