import { useEffect, useState } from 'react';
import { FactTable } from '../../stories/foundations/parts/FactTable.tsx';
import { collectLabels } from './collectLabels.ts';
import { labelColumns, labelRows } from './labelRows.ts';

/** Longer tables start collapsed, so that the page remains easy to scan. */
const openUpTo = 12;

type LabelTableProps = {
  /** The folder of the component's stories, relative to the project's root. */
  storyFile: unknown;
};

/** All words of a component in every language. */
export function LabelTable({ storyFile }: LabelTableProps) {
  const [rows, setRows] = useState<ReturnType<typeof labelRows>>();
  useEffect(() => {
    let left = false;
    const show = async (file: string) => {
      const keys = await collectLabels(file);
      if (!left) setRows(keys.flatMap((key) => labelRows(key, `${key}.`)));
    };
    if (typeof storyFile === 'string') void show(storyFile);
    return () => {
      left = true;
    };
  }, [storyFile]);

  if (!rows) return null;
  if (rows.length === 0) return <p>It has no words of its own: what it shows comes from its props.</p>;
  return (
    <>
      <p>
        Replace any of them with <code>labels</code> on the component, or once for all in{' '}
        <code>LeafProvider</code>.
      </p>
      <details open={rows.length <= openUpTo}>
        <summary>{rows.length} words</summary>
        <FactTable name="Labels" columns={labelColumns} code rows={rows} />
      </details>
    </>
  );
}
