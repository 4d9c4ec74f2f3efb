import {
  type DocsContainerProps,
  DocsContainer as StorybookDocsContainer,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { brand } from './brand.ts';
import { OnThisPage } from './docs/OnThisPage.tsx';
import { useDocsGlobals } from './docs/useDocsGlobals.ts';
import { LeafStory } from './LeafStory.tsx';
import { reloadFrames } from './reloadFrames.ts';
import { useScheme } from './useScheme.ts';

/** Docs pages use Leaf's own theme and follow the toolbar, like stories. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useDocsGlobals(props.context.channel);
  // Side by side applies to stories; the surrounding page has one scheme.
  const theme = useScheme(globals.theme);
  const framed = JSON.stringify({ ...globals, theme });
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const isChange = dataset.leafGlobals !== undefined && dataset.leafGlobals !== framed;
    dataset.leafGlobals = framed;
    // Only the frames: Storybook draws the other stories again, and reloads the page if they are removed meanwhile.
    if (isChange) reloadFrames();
  }, [framed]);
  return (
    <StorybookDocsContainer {...props} theme={brand(theme)}>
      <LeafStory globals={{ ...globals, theme }}>
        <div className="leaf-page">
          <article className="sb-unstyled leaf-docs">{children}</article>
          <OnThisPage />
        </div>
      </LeafStory>
    </StorybookDocsContainer>
  );
}
