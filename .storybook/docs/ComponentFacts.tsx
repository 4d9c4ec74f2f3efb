import { useEffect, useState } from 'react';
import { useFormat } from '../../packages/ui/src/format/useFormat.ts';
import { FactTable } from '../../stories/foundations/parts/FactTable.tsx';
import { Sentences } from '../../stories/guides/parts/Document.tsx';
import { type Status, statuses } from './advice.ts';
import { changesOf, sinceOf, version } from './changes.ts';
import { ownerOf } from './ownerOf.ts';

type ComponentFactsProps = { name: string; storyFile: unknown; status?: Status };

/** Facts about a component that can be counted or looked up: size, status, version, changes and source. */
export function ComponentFacts({ name, storyFile, status }: ComponentFactsProps) {
  const format = useFormat();
  const [size, setSize] = useState<{ entry: string; bytes: number }>();
  useEffect(() => {
    let left = false;
    void import('virtual:leaf-sizes').then(
      ({ default: sizes }) => !left && setSize(sizes.find((one) => one.name === name)),
    );
    return () => {
      left = true;
    };
  }, [name]);
  const file = String(storyFile).replace(/^\.\//, '').replace('.stories.', '.');
  const changes = changesOf(name);
  return (
    <FactTable
      name="Facts"
      columns={['Fact', 'Value']}
      rows={[
        ['Status', status ? statuses[status] : '–'],
        ['Since', sinceOf(name)],
        ['Owner', ownerOf(file)],
        ['Entry', size?.entry ?? '–'],
        ['Own\u00a0code,\u00a0gzip', size ? `${format.kilobytes(size.bytes)} kB` : '–'],
        ['Source', <code key="source">{file}</code>],
        [
          'Changes',
          changes.length === 0 ? (
            `None since ${version}.`
          ) : (
            <ul key="changes">
              {changes.map((change) => (
                <li key={change}>
                  <Sentences>{change}</Sentences>
                </li>
              ))}
            </ul>
          ),
        ],
      ]}
    />
  );
}
