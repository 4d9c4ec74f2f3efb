import { MantineContext } from '@mantine/core';
import { type CSSProperties, useContext, useLayoutEffect } from 'react';
import { LeafPageProvider, type LeafPageProviderProps } from './LeafPageProvider.tsx';
import { LeafContext, outsideLeaf, ScopeContext } from './leafContext.ts';
import { ScopedProvider } from './ScopedProvider.tsx';

export type LeafProviderProps = Omit<LeafPageProviderProps, 'withGlobalClasses'> & {
  /**
   * Keeps Leaf inside an element of its own, with variables, font and overlays: nothing of the page around it changes.
   * Default inside another `MantineProvider`, unless `cssVariablesSelector` or `getRootElement` name an element of
   * yours.
   */
  scoped?: boolean;
  /** Of the element that `scoped` draws. */
  id?: string;
  /** Of the element that `scoped` draws. */
  className?: string;
  /** Of the element that `scoped` draws. */
  style?: CSSProperties;
};

/** Provides theme, language, links and confirmations. */
export function LeafProvider({ scoped, id, className, style, ...props }: LeafProviderProps) {
  const inMantine = useContext(MantineContext) !== null;
  const inLeaf = useContext(LeafContext) !== outsideLeaf;
  const inScope = useContext(ScopeContext);
  const placed = props.cssVariablesSelector !== undefined || props.getRootElement !== undefined;
  if (scoped ?? (!placed && inMantine && (!inLeaf || inScope)))
    return <ScopedProvider {...props} id={id} className={className} style={style} />;
  return <WholePage {...props} />;
}

/** Marks the element that Leaf's global rules start from. */
function WholePage(props: LeafPageProviderProps) {
  const { getRootElement } = props;
  useLayoutEffect(() => {
    const root = getRootElement ? getRootElement() : document.documentElement;
    if (root && !root.hasAttribute('data-leaf')) root.setAttribute('data-leaf', '');
  }, [getRootElement]);
  return <LeafPageProvider {...props} />;
}
