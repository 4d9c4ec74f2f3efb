import { useComputedColorScheme } from '@mantine/core';
import { Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

type CodeProps = {
  code: string;
  language?: ComponentProps<typeof Source>['language'];
};

/** Code that can be copied, highlighted, in the scheme of the page. */
export function Code({ code, language = 'tsx' }: CodeProps) {
  const isDark = useComputedColorScheme('light') === 'dark';
  return <Source code={code.trimEnd()} language={language} dark={isDark} format={false} />;
}
