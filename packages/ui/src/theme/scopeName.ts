import { useId, useSyncExternalStore } from 'react';

/** How many copies of Leaf have named a scope on this page: where apps are bundled apart, each has its own. */
const copies: unique symbol = Symbol.for('leaf.copies');
const page: typeof globalThis & { [copies]?: number } = globalThis;

let name: string | undefined;

/** The name of this copy of Leaf. No other copy on the page has it. */
export function copyName(): string {
  if (name !== undefined) return name;
  const count = (page[copies] ?? 0) + 1;
  page[copies] = count;
  name = count === 1 ? 'leaf' : `leaf${count}`;
  return name;
}

const never = () => () => {};
const onServer = () => 'leaf';

/**
 * A name for a scope that nothing else on the page has. An id alone is not enough: each copy of React counts from zero.
 * What a server has rendered keeps its name until it is hydrated.
 */
export function useScopeName(): string {
  const id = useId();
  return useSyncExternalStore(never, copyName, onServer) + id;
}
