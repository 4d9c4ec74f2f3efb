import { Skeleton, VisuallyHidden } from '@mantine/core';

const lines = ['60%', '45%', '70%'];

/** Placeholders for loading rows. */
export function SkeletonRows({ columns, words }: { columns: number; words: string }) {
  return lines.map((width, line) => (
    <tr key={width}>
      <td colSpan={columns}>
        {line === 0 && <VisuallyHidden role="status">{words}</VisuallyHidden>}
        <Skeleton height={12} width={width} />
      </td>
    </tr>
  ));
}
