import { useComputedColorScheme } from '@mantine/core';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { keepFocus } from '../layout/keptFocus.ts';
import { followHostScale } from './hostScale.ts';
import { holdEscape, placeOverlays } from './overlays.ts';
import { printLight } from './printLight.ts';

export type ScopedRootProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** The value of `data-leaf`, which the variables are bound to. */
  scope: string;
  dir: 'ltr' | 'rtl';
  lang?: string | undefined;
  /** Where dialogs, menus and tooltips are rendered. */
  overlays: HTMLElement | null;
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
};

/**
 * The two elements to which Leaf's variables and rules apply: the part itself, and the container of its
 * overlays.
 */
export function ScopedRoot({ ref, scope, dir, lang, overlays, children, ...box }: ScopedRootProps) {
  const scheme = useComputedColorScheme('light');
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root || !overlays) return undefined;
    const home = root.getRootNode();
    const scaled = (scale: number) => {
      for (const { style } of [root, overlays])
        if (scale === 1) style.removeProperty('--mantine-scale');
        else style.setProperty('--mantine-scale', String(scale));
    };
    const stops = [
      placeOverlays(overlays, root),
      holdEscape(overlays, root),
      followHostScale(overlays, scaled),
      printLight(() => [root, overlays]),
    ];
    if (home instanceof ShadowRoot) {
      // So that the page around the element can set its variables: `::part(leaf)`.
      for (const element of [root, overlays]) element.setAttribute('part', 'leaf');
      stops.push(keepFocus(home));
    }
    return () => {
      for (const stop of stops) stop();
    };
  }, [ref, overlays]);
  useLayoutEffect(() => {
    // Where it is not known here, the host may say it of both.
    if (!lang || !overlays) return undefined;
    overlays.setAttribute('lang', lang);
    return () => overlays.removeAttribute('lang');
  }, [overlays, lang]);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root || !overlays) return;
    for (const element of [root, overlays]) {
      element.dir = dir;
      element.dataset.leaf = scope;
      element.dataset.mantineColorScheme = scheme;
      element.dataset.respectReducedMotion = 'true';
    }
  }, [ref, overlays, scope, dir, scheme]);
  return (
    <div
      {...box}
      ref={ref}
      dir={dir}
      lang={lang}
      data-leaf={scope}
      data-mantine-color-scheme={scheme}
      data-respect-reduced-motion="true"
    >
      {children}
    </div>
  );
}
