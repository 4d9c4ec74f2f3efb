import { useEffect, useState } from 'react';
import { FactTable } from '../../stories/foundations/parts/FactTable.tsx';
import { collectLabels, type LabelRow } from './collectLabels.ts';

/** Longer tables stay folded, so that the page can be seen as a whole. */
const openUpTo = 12;

type LabelTableProps = {
  /** Where the component's stories are, from the project's root. */
  storyFile: unknown;
};

/** Every word of a component with its default and its German, read from the code. */
export function LabelTable({ storyFile }: LabelTableProps) {
  const [rows, setRows] = useState<LabelRow[]>();
  useEffect(() => {
    let left = false;
    const show = (found: LabelRow[]) => {
      if (!left) setRows(found);
    };
    if (typeof storyFile === 'string') void collectLabels(storyFile).then(show);
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
        <FactTable
          name="Labels"
          columns={['Label', 'English, the default', 'German']}
          code
          rows={rows.map(({ label, english, german }) => [label, english, german])}
        />
      </details>
    </>
  );
}
