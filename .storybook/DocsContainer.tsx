import {
  type DocsContainerProps,
  DocsContainer as StorybookDocsContainer,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { brand } from './brand.ts';
import { OnThisPage } from './docs/OnThisPage.tsx';
import { useDocsGlobals } from './docs/useDocsGlobals.ts';
import { LeafStory } from './LeafStory.tsx';
import { useScheme } from './useScheme.ts';

/** Docs pages use Leaf's own theme and follow the toolbar, like stories. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useDocsGlobals(props.context.channel);
  // Side by side applies to stories; the surrounding page has one scheme.
  const theme = useScheme(globals.theme);
  const framed = JSON.stringify({ ...globals, theme });
  useLayoutEffect(() => {
    document.documentElement.dataset.leafGlobals = framed;
  }, [framed]);
  return (
    <StorybookDocsContainer {...props} theme={brand(theme)}>
      <LeafStory globals={{ ...globals, theme }}>
        <div className="leaf-page">
          <article key={framed} className="sb-unstyled leaf-docs">
            {children}
          </article>
          <OnThisPage />
        </div>
      </LeafStory>
    </StorybookDocsContainer>
  );
}
