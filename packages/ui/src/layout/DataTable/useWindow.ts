'use no memo'; // TanStack Virtual mutates its measurements in place.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect } from 'react';

type WindowOptions<Row> = {
  rows: readonly Row[];
  /** Whether only the visible rows are rendered. */
  windowed: boolean;
  height: number;
  viewport: RefObject<HTMLDivElement | null>;
};

/** The rows to render, the index of the first, and the height of those before and after. */
export function useWindow<Row>({ rows, windowed, height, viewport }: WindowOptions<Row>) {
  const virtual = useVirtualizer({
    count: windowed ? rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: () => height,
    overscan: 5,
  });
  useEffect(() => {
    // Another density means another row height.
    if (height > 0) virtual.measure();
  }, [virtual, height]);
  if (!windowed) return { visible: rows, offset: 0, before: 0, after: 0 };
  const items = virtual.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    visible: rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1),
    offset: first?.index ?? 0,
    before: first?.start ?? 0,
    after: last ? virtual.getTotalSize() - last.end : 0,
  };
}
