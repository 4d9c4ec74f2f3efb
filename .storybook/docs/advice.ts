import type { ComponentProps, JSXElementConstructor } from 'react';

/** How mature a component is: shown in the sidebar, in the filter, and on its page. */
export const statuses = {
  draft: 'Draft',
  beta: 'Beta',
  stable: 'Stable',
  deprecated: 'Deprecated',
} as const;
export type Status = keyof typeof statuses;

/** A sentence, and the args that illustrate it on the usual state. */
type Example<Props> = readonly [sentence: string, args: Partial<Props>];

/**
 * The parts of a component's page that cannot be derived from its source. The file is next to the component.
 */
// biome-ignore lint/suspicious/noExplicitAny: any component, whatever its props
export type ComponentAdvice<Component extends JSXElementConstructor<any>> = {
  status: Status;
  /** Other terms that people search for. */
  aliases: readonly string[];
  /** When to use it, in sentences. */
  use: readonly string[];
  /** When to use another component, with its name. */
  avoid: readonly { when: string; instead: string }[];
  /** Rendered side by side; each side has args of its own. */
  pairs: readonly { do: Example<ComponentProps<Component>>; dont: Example<ComponentProps<Component>> }[];
  /** Rules for the host that cannot be illustrated. */
  rules: { do: readonly string[]; dont: readonly string[] };
  /** How to write its text. */
  writing: readonly string[];
  /**
   * What it does for users of a keyboard, of a screen reader or with impaired vision, beyond what all
   * components do.
   */
  accessibility: readonly string[];
  /** Names of other components. */
  related: readonly string[];
};

/** The advice of any component, for rendering its page. */
// biome-ignore lint/suspicious/noExplicitAny: any component, whatever its props
export type AnyAdvice = ComponentAdvice<any>;
