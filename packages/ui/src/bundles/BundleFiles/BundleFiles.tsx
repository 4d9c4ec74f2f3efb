import { type BundleEntry, type Load, type WrittenFormat, writtenFacts } from '@leaf/optimiser/browser';
import { useState } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ChoiceField } from '../../form/ChoiceField/ChoiceField.tsx';
import { noValue } from '../../format/format.ts';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { DataTable } from '../../layout/DataTable/DataTable.tsx';
import type { DataColumn } from '../../layout/DataTable/tableRows.ts';
import { bytesColumn } from '../bytesColumn.tsx';
import { type BundleFilesLabels, bundleFilesLabels } from './bundleFilesLabels.ts';

export type BundleFilesProps = {
  /** The files in the order of the ZIP. */
  files: readonly BundleEntry[];
  /** Those that only another document leads to, with which the creative could start. */
  others?: readonly string[];
  loading?: boolean;
  labels?: Partial<BundleFilesLabels>;
};

const isPicture = (type: BundleEntry['type']): type is BundleEntry['type'] & WrittenFormat =>
  Object.hasOwn(writtenFacts, type);

/** Formats of pictures have the same name everywhere. */
const typeName = (type: BundleEntry['type'], text: BundleFilesLabels): string =>
  isPicture(type) ? writtenFacts[type].name : text[`type:${type}`];

type Shown = Load | 'other';

const loads: readonly Shown[] = ['initial', 'later', 'backup', 'other', 'unused'];

/** The files of an HTML5 creative: what each weighs, and when it is loaded. */
export function BundleFiles({ files, others = [], loading = false, labels }: BundleFilesProps) {
  const text = useLabels('bundleFiles', bundleFilesLabels, labels);
  const format = useFormat();
  const [shown, setShown] = useState<Shown | 'all'>('all');
  const loadOf = ({ path, load }: BundleEntry): Shown => (others.includes(path) ? 'other' : load);
  const counts = new Map(loads.map((load) => [load, files.filter((file) => loadOf(file) === load).length]));
  const present = loads.filter((load) => counts.get(load));
  const rows = shown === 'all' ? files : files.filter((file) => loadOf(file) === shown);

  const size = { unit: text.kb, summed: true, width: 104 };
  const columns: DataColumn<BundleEntry>[] = [
    {
      id: 'path',
      header: text.file,
      value: ({ path }) => path,
      cell: ({ path }) => <bdi title={path}>{path}</bdi>,
    },
    { id: 'type', header: text.type, value: ({ type }) => typeName(type, text), width: 112 },
    bytesColumn({ id: 'bytes', header: text.size, bytes: ({ bytes }) => bytes, ...size }),
    bytesColumn({ id: 'transfer', header: text.transfer, bytes: ({ transfer }) => transfer, ...size }),
    { id: 'load', header: text.load, value: (file) => text[`load:${loadOf(file)}`], width: 128 },
    {
      id: 'found',
      header: text.found,
      value: ({ found }) => (found ? text[`found:${found}`] : noValue),
      width: 104,
    },
  ];

  return (
    <DataTable
      name={text.title}
      columns={columns}
      rows={rows}
      rowId={({ path }) => path}
      loading={loading}
      tools={
        present.length > 1 && (
          <ChoiceField
            size="xs"
            aria-label={text.show}
            choices={['all', ...present] as const}
            word={(choice) =>
              choice === 'all'
                ? text.all(format.number(files.length))
                : text.some(text[`load:${choice}`], format.number(counts.get(choice) ?? 0))
            }
            value={shown}
            onChange={setShown}
          />
        )
      }
      empty={<EmptyState picture="files" message={text.empty} />}
    />
  );
}
