import { type RefObject, useContext, useLayoutEffect } from 'react';
import { TableMemoryContext } from './tableMemory.ts';

/** Scrolls a table's pane to where it was left, once its rows are there. */
export function useKeptScroll(name: string, viewport: RefObject<HTMLDivElement | null>, ready: boolean) {
  const memory = useContext(TableMemoryContext);
  useLayoutEffect(() => {
    const pane = viewport.current;
    if (!ready || !pane) return;
    const { scroll } = memory.get(name) ?? {};
    if (scroll) pane.scrollTo(0, scroll);
    return () => memory.set(name, { ...memory.get(name), scroll: pane.scrollTop });
  }, [memory, name, viewport, ready]);
}
