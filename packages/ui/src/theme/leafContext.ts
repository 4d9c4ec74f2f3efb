import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref } from 'react';

/** What a replaced label may be: the words, or a function that puts a name into them. */
// biome-ignore lint/suspicious/noExplicitAny: a label function's parameters belong to its own constant
export type LabelValue = string | ((...values: any[]) => string);

/** Words for any component, by its key: `{ login: { submit: 'Anmelden' } }`. */
export type LeafLabels = Record<string, Record<string, LabelValue>>;

/** What a link component of the host receives. */
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
