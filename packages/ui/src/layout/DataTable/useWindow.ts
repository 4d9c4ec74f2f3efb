'use no memo'; // TanStack Virtual mutates its measurements in place.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';

type WindowOptions<Row> = {
  rows: readonly Row[];
  /** Whether only the visible rows are rendered. */
  windowed: boolean;
  /** Height of a row in pixels at the usual font size. */
  height: number;
  viewport: RefObject<HTMLDivElement | null>;
};

/** The rows to render, the index of the first, and the height of those before and after. */
export function useWindow<Row>({ rows, windowed, height, viewport }: WindowOptions<Row>) {
  const [drawn, setDrawn] = useState(height);
  const virtual = useVirtualizer({
    count: windowed ? rows.length : 0,
    getScrollElement: () => viewport.current,
    estimateSize: () => drawn,
    overscan: 5,
  });
  const items = virtual.getVirtualItems();
  const isDrawn = windowed && items.length > 0;
  useEffect(() => {
    if (!isDrawn) return;
    // A larger font in the reader's browser makes every row higher, by the same factor.
    const row = viewport.current?.querySelector('tbody > tr[aria-rowindex]');
    const actual = row?.getBoundingClientRect().height ?? 0;
    setDrawn(actual > 0 && Math.abs(actual - height) > 1 ? actual : height);
  }, [isDrawn, height, viewport]);
  useEffect(() => {
    // Another density means another row height.
    if (drawn > 0) virtual.measure();
  }, [virtual, drawn]);
  if (!windowed) return { visible: rows, offset: 0, before: 0, after: 0 };
  const first = items[0];
  const last = items.at(-1);
  return {
    visible: rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1),
    offset: first?.index ?? 0,
    before: first?.start ?? 0,
    after: last ? virtual.getTotalSize() - last.end : 0,
  };
}
