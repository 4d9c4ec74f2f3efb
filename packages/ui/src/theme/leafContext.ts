import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
} from 'react';
import type { LeafLabels } from '../labels/words.ts';

/** The props passed to a link component of the host. */
export type LeafLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> & {
  /** Where it leads. */
  href: string;
  /** What is read and pressed. */
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
};

/** The height of table rows. */
export type Density = 'comfortable' | 'compact';

export type LeafContextValue = {
  locale: string;
  timeZone: string;
  labels: LeafLabels;
  link: ComponentType<LeafLinkProps> | 'a';
  density: Density;
  onDensityChange: (density: Density) => void;
};

/** The defaults outside any provider. */
export const outsideLeaf: LeafContextValue = {
  locale: 'en-GB',
  timeZone: 'UTC',
  labels: {},
  link: 'a',
  density: 'comfortable',
  onDensityChange: () => undefined,
};

export const LeafContext = createContext(outsideLeaf);

/** Whether a provider above keeps Leaf inside its own element. */
export const ScopeContext = createContext(false);
