import { isValidElement, type ReactNode } from 'react';

type Named = { displayName?: string; name?: string; render?: Named; type?: Named };

/** The name that the code of a story prints for the type of an element, unless it is a tag or a fragment. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'string' || typeof type === 'symbol') return undefined;
  const { displayName, name, render, type: inner } = type as Named;
  return displayName ?? render?.displayName ?? name ?? render?.name ?? inner?.name ?? 'nothing';
}

/** The names of the components in what a story returns, those in its props too. */
export function printedNames(node: ReactNode | object, known = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || known.has(node)) return [];
  known.add(node);
  const inside = isValidElement<object>(node) ? node.props : node;
  const own = isValidElement(node) ? [nameOf(node.type) ?? []].flat() : [];
  return [...own, ...Object.values(inside).flatMap((value) => printedNames(value, known))];
}
