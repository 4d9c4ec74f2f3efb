import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref } from 'react';
import type { LeafLabels } from '../labels/words.ts';

/** The props passed to a link component of the host. */
export type LeafLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
};

export type LeafContextValue = {
  locale: string;
  timeZone: string;
  labels: LeafLabels;
  link: ComponentType<LeafLinkProps> | 'a';
};

export const LeafContext = createContext<LeafContextValue>({
  locale: 'en-GB',
  timeZone: 'UTC',
  labels: {},
  link: 'a',
});
