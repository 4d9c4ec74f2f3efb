import type { ComponentProps, JSXElementConstructor } from 'react';

/** How settled a component is: its name in the sidebar, in the filter, and on its page. */
export const statuses = {
  draft: 'Draft',
  beta: 'Beta',
  stable: 'Stable',
  deprecated: 'Deprecated',
} as const;
export type Status = keyof typeof statuses;

/** A sentence, and what to change on the usual state to show it. */
type Example<Props> = readonly [sentence: string, args: Partial<Props>];

/** What the page of a component says that cannot be read from its source. It stands beside the component. */
// biome-ignore lint/suspicious/noExplicitAny: any component, whatever its props
export type ComponentAdvice<Component extends JSXElementConstructor<any>> = {
  status: Status;
  /** What people also search for. */
  aliases: readonly string[];
  /** Sentences: when to take it. */
  use: readonly string[];
  /** When to take another, by the name of its component. */
  avoid: readonly { when: string; instead: string }[];
  /** Drawn beside each other. */
  pairs: readonly { do: Example<ComponentProps<Component>>; dont: Example<ComponentProps<Component>> }[];
  /** What concerns the host, and cannot be drawn. */
  rules: { do: readonly string[]; dont: readonly string[] };
  /** How to write its words. */
  writing: readonly string[];
  /** What it keeps for people with a keyboard, a screen reader or other eyes, beyond what all keep. */
  accessibility: readonly string[];
  /** Names of other components. */
  related: readonly string[];
};

/** The advice of any component, as a page reads it. */
// biome-ignore lint/suspicious/noExplicitAny: any component, whatever its props
export type AnyAdvice = ComponentAdvice<any>;
