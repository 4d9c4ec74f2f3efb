import {
  DirectionContext,
  type MantineColorSchemeManager,
  MantineProvider,
  type MantineThemeOverride,
  mergeThemeOverrides,
  noop,
} from '@mantine/core';
import { useCallbackRef, useIsomorphicEffect } from '@mantine/hooks';
import { setNonce } from 'get-nonce';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { ConfirmHost } from '../feedback/ConfirmDialog/ConfirmHost.tsx';
import type { LeafLabels } from '../labels/words.ts';
import type { Brand } from './brandTypes.ts';
import { cssVariablesResolver } from './cssVariables.ts';
import { type Density, LeafContext, type LeafLinkProps } from './leafContext.ts';
import { SCHEME } from './schemeAttribute.ts';
import { leafTheme } from './theme.ts';

export type LeafPageProviderProps = {
  /** Chosen and stored by the host; `auto` follows the system. Default `auto`. */
  colorScheme?: 'light' | 'dark' | 'auto';
  /** BCP 47 tag for numbers, dates and sorting. Default `en-GB`. */
  locale?: string;
  /** IANA time zone for dates, or `local` for the computer's own. Default `UTC`. */
  timeZone?: string;
  /** Chosen by the host; `rtl` is set on the element with the scheme attribute. Default `ltr`. */
  direction?: 'ltr' | 'rtl';
  /** Words for any component, by its key. */
  labels?: LeafLabels;
  /** The router's link, taking `href`. Plain anchors if omitted. */
  link?: ComponentType<LeafLinkProps>;
  /**
   * The height of table rows, chosen above a table and stored by the host. By default the provider keeps the
   * choice.
   */
  density?: Density;
  /** The reader chose a density. */
  onDensityChange?: (density: Density) => void;
  /** Colours, corners, fonts and density of a brand, created by `createBrand` of `@leaf/ui/brand`. */
  brand?: Brand;
  /** The host's own theme, merged over Leaf's and the brand's. */
  theme?: MantineThemeOverride;
  /** Nonce for style elements under a content security policy. */
  getStyleNonce?: () => string;
  /** `test` turns transitions off. */
  env?: 'default' | 'test';
  /** Where the CSS variables are set. Default `:root`. */
  cssVariablesSelector?: string;
  /** The element with the scheme attribute. Default the document's root. */
  getRootElement?: () => HTMLElement | undefined;
  /** Mantine's visibility classes, `mantine-visible-from-sm` and so on, in style elements of their own. Default `true`. */
  withGlobalClasses?: boolean;
  /** The page. */
  children: ReactNode;
};

/** Stores nothing: the host owns the choice of scheme. */
const unstored: MantineColorSchemeManager = {
  get: (defaultValue) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

const documentRoot = () => document.documentElement;

/**
 * Provides theme, language, links and confirmations to an app that is all Leaf. Its document carries
 * `data-leaf` on the `html` element. `LeafProvider` detects whether it is in such an app.
 */
export function LeafPageProvider({
  colorScheme = 'auto',
  locale = 'en-GB',
  timeZone = 'UTC',
  direction = 'ltr',
  labels,
  link = undefined,
  density,
  onDensityChange,
  brand,
  theme,
  getStyleNonce,
  getRootElement = documentRoot,
  children,
  ...mantine
}: LeafPageProviderProps) {
  // Values that must stay stable are memoised manually below; memoising every element as well would add to
  // the first page.
  'use no memo';
  const [chosen, choose] = useState<Density>();
  const rowDensity = density ?? chosen ?? brand?.density ?? 'comfortable';
  const change = useCallbackRef((next: Density) => {
    choose(next);
    onDensityChange?.(next);
  });
  const context = useMemo(
    () => ({
      locale,
      timeZone,
      labels: labels ?? {},
      link: link ?? ('a' as const),
      density: rowDensity,
      onDensityChange: change,
    }),
    [locale, timeZone, labels, link, rowDensity, change],
  );
  // Mantine's own provider reads the direction only once.
  const directions = useMemo(
    () => ({ dir: direction, setDirection: noop, toggleDirection: noop }),
    [direction],
  );
  const merged = useMemo(
    () => mergeThemeOverrides(leafTheme, brand?.theme ?? {}, theme ?? {}),
    [brand, theme],
  );
  useEffect(() => {
    // The code that stops the page from scrolling behind a dialog writes its own style element, bypassing
    // Mantine.
    const nonce = getStyleNonce?.();
    if (nonce) setNonce(nonce);
  }, [getStyleNonce]);
  const currentRoot = useCallbackRef(getRootElement);
  useEffect(() => {
    // Not needed to show the page.
    const attending = import('./shownPage.ts').then(
      ({ attendPage }) => attendPage(currentRoot),
      () => noop,
    );
    return () => void attending.then((stop) => stop());
  }, [currentRoot]);
  useIsomorphicEffect(() => {
    // React repeats this when something that had to wait is shown again. So it does with Mantine's own effect, which
    // knows the scheme of the system only.
    if (colorScheme !== 'auto') getRootElement()?.setAttribute(SCHEME, colorScheme);
  }, [colorScheme, getRootElement]);
  useIsomorphicEffect(() => {
    const root = getRootElement();
    if (direction === 'ltr' || !root) return;
    const before = root.getAttribute('dir');
    root.setAttribute('dir', direction);
    return () => {
      if (before === null) root.removeAttribute('dir');
      else root.setAttribute('dir', before);
    };
  }, [direction, getRootElement]);
  return (
    <DirectionContext value={directions}>
      <MantineProvider
        theme={merged}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={unstored}
        // The stylesheet omits Mantine's default variables: the theme replaces most of them.
        deduplicateCssVariables={false}
        defaultColorScheme="auto"
        {...(colorScheme === 'auto' ? {} : { forceColorScheme: colorScheme })}
        getStyleNonce={getStyleNonce}
        getRootElement={getRootElement}
        {...mantine}
      >
        <LeafContext value={context}>
          <ConfirmHost>{children}</ConfirmHost>
        </LeafContext>
      </MantineProvider>
    </DirectionContext>
  );
}
