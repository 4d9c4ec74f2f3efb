import {
  type DocsContainerProps,
  DocsContainer as StorybookDocsContainer,
} from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brand } from './brand.ts';

/** Docs pages in Leaf's colours; their stories keep the scheme of the toolbar. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return <StorybookDocsContainer {...props} theme={brand('light')} />;
}
