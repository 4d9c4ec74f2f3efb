import sizes from 'virtual:leaf-sizes';
import { useEffect, useState } from 'react';
import { type AnyAdvice, type Status, statuses } from '../../.storybook/docs/advice.ts';
import { ComponentLink } from '../../.storybook/docs/ComponentLink.tsx';
import { changesOf, sinceOf } from '../../.storybook/docs/changes.ts';
import { ownerOf } from '../../.storybook/docs/ownerOf.ts';
import { useFormat } from '../../packages/ui/src/format/useFormat.ts';
import { FactTable } from '../foundations/parts/FactTable.tsx';

const files = import.meta.glob<AnyAdvice>('../../packages/ui/src/**/*.advice.tsx', { import: 'advice' });

type Row = { name: string; path: string; status: Status };

const load = () =>
  Promise.all(
    Object.entries(files).map(async ([path, advice]): Promise<Row> => {
      const name = path.slice(path.lastIndexOf('/') + 1, -'.advice.tsx'.length);
      return { name, path: path.replace('../../', ''), status: (await advice()).status };
    }),
  );

/** Every component with its status, version, owner and size. */
export function StatusTable() {
  const format = useFormat();
  const [rows, setRows] = useState<Row[]>([]);
  useEffect(() => {
    let left = false;
    void load().then((found) => !left && setRows(found));
    return () => {
      left = true;
    };
  }, []);
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  const sizeOf = (name: string) => sizes.find((one) => one.name === name)?.bytes;
  if (rows.length === 0) return null;
  return (
    <>
      <p>
        {Object.entries(statuses)
          .map(([status, word]) => `${word} ${count(status as Status)}`)
          .join(' · ')}
      </p>
      <FactTable
        name="Status of each component"
        columns={['Component', 'Status', 'Since', 'Owner', 'Changes since then', 'Own code, gzip']}
        numeric={[4, 5]}
        rows={[...rows]
          .sort((a, b) => a.name.localeCompare(b.name))
          .map(({ name, path, status }) => [
            name,
            statuses[status],
            sinceOf(name),
            ownerOf(path),
            changesOf(name).length,
            sizeOf(name) === undefined ? '–' : `${format.kilobytes(sizeOf(name))} kB`,
          ])}
        link={(name) => <ComponentLink name={name} />}
      />
    </>
  );
}
