import { MantineContext, type MantineTheme, mergeThemeOverrides, useDirection } from '@mantine/core';
import { type CSSProperties, useContext, useRef, useState } from 'react';
import { LeafPageProvider, type LeafPageProviderProps } from './LeafPageProvider.tsx';
import { ScopeContext } from './leafContext.ts';
import { ScopedRoot } from './ScopedRoot.tsx';
import { useScopeName } from './scopeName.ts';

export type ScopedProviderProps = LeafPageProviderProps & {
  id?: string | undefined;
  lang?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** Leaf in its own element. Scheme and direction default to those of the host's provider. */
export function ScopedProvider({
  id,
  lang,
  className,
  style,
  theme,
  colorScheme,
  direction,
  children,
  ...provider
}: ScopedProviderProps) {
  const scope = useScopeName();
  const hostScheme = useContext(MantineContext)?.colorScheme;
  const hostDirection = useDirection().dir;
  const dir = direction ?? hostDirection;
  const root = useRef<HTMLDivElement>(null);
  // Created at once and not in an effect: an overlay that is open from the start needs it.
  const [overlays] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const given = theme?.components?.Portal?.defaultProps;
  const placed = mergeThemeOverrides(theme ?? {}, {
    components: {
      Portal: {
        // As a function it replaces that of a provider around it: Mantine would merge both elements into an object.
        defaultProps: (merged: MantineTheme) => ({
          target: overlays,
          ...(typeof given === 'function' ? given(merged) : given),
        }),
      },
    },
  });
  return (
    <LeafPageProvider
      // Without specificity, so that the host's own values for `:root [data-leaf]` win.
      cssVariablesSelector={`:where([data-leaf="${scope}"])`}
      getRootElement={() => root.current ?? undefined}
      {...provider}
      theme={placed}
      colorScheme={colorScheme ?? hostScheme ?? 'auto'}
      direction={dir}
      withGlobalClasses={false}
    >
      <ScopeContext value={true}>
        <ScopedRoot
          ref={root}
          scope={scope}
          dir={dir}
          overlays={overlays}
          id={id}
          lang={lang}
          className={className}
          style={style}
        >
          {children}
        </ScopedRoot>
      </ScopeContext>
    </LeafPageProvider>
  );
}
