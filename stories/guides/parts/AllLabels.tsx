import * as charts from '../../../packages/ui/src/charts.ts';
import * as ui from '../../../packages/ui/src/index.ts';
import { de } from '../../../packages/ui/src/labels/de.ts';
import type { LabelValue } from '../../../packages/ui/src/theme/leafContext.ts';
import { FactTable } from '../../foundations/parts/FactTable.tsx';

type Words = Record<string, LabelValue>;

const shown = (word: LabelValue | undefined) =>
  typeof word === 'function' ? word('{1}', '{2}', '{3}', '{4}', '{5}') : (word ?? '–');

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

const constants = Object.entries({ ...ui, ...charts })
  .filter(([name]) => name.endsWith('Labels'))
  .map(([name, words]) => {
    const none: Words = {};
    return { key: name.slice(0, -'Labels'.length), words: isWords(words) ? words : none };
  })
  .sort((a, b) => a.key.localeCompare(b.key));

/** Every constant of the package with its words in both languages. */
export function AllLabels() {
  return constants.map(({ key, words }) => (
    <details key={key}>
      <summary>
        {key} · {Object.keys(words).length}
      </summary>
      <FactTable
        name={`Words of ${key}`}
        columns={['Label', 'English', 'German']}
        code
        rows={Object.entries(words).map(([name, word]) => [name, shown(word), shown(de[key]?.[name])])}
      />
    </details>
  ));
}
