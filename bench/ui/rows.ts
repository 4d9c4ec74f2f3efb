import { storageEmissions } from '@leaf/emissions';
import { exampleRows } from '@leaf/emissions/examples';
import type { StorageRow } from '@leaf/ui';

/** Rows like those of a large campaign, made from the example rows; sorted neither by name nor by figure. */
export function makeRows(count: number): StorageRow[] {
  const examples = exampleRows.storage;
  return Array.from({ length: count }, (_, index) => {
    const shuffled = (index * 7919) % count;
    const example = examples[shuffled % examples.length] ?? examples[0];
    const payload = ((index * 7907) % 10_007) / 13 + 0.25;
    const { trace: _trace, ...row } = storageEmissions({ ...example, payload });
    return { ...row, id: index + 1, name: `${example.name} ${shuffled + 1}` };
  });
}
