import { expect, test } from 'vitest';
import { plan } from '../testPlan.ts';
import { columnsOut } from './checkNotes.ts';

test('columns that become no field are found, but neither empty ones nor results', async () => {
  const { sheet, mapping } = await plan(
    'Name\tCountry\tImpressions\tCPM\tEmpty\tTotal (kg CO2e)\tNotes\nA\tDE\t100\t2\t\t7\t\nB\tDE\t200\t3\t\t8\tlate',
  );
  expect(columnsOut(sheet, mapping)).toEqual([3, 6]);
});
