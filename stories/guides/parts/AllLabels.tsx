import { labelColumns, labelRows, wordsKeys } from '../../../.storybook/docs/labelRows.ts';
import { FactTable } from '../../foundations/parts/FactTable.tsx';

/** Every word of the package in all languages, by key. */
export function AllLabels() {
  return wordsKeys.map((key) => {
    const rows = labelRows(key);
    return (
      <details key={key}>
        <summary>
          {key} · {rows.length}
        </summary>
        <FactTable name={`Words of ${key}`} columns={labelColumns} code rows={rows} />
      </details>
    );
  });
}
