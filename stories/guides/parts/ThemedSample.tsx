import { createTheme, useComputedColorScheme } from '@mantine/core';
import { useContext } from 'react';
import { fn } from 'storybook/test';
import { LogInForm } from '../../../packages/ui/src/index.ts';
import { LeafProvider } from '../../../packages/ui/src/theme/LeafProvider.tsx';
import { LeafContext } from '../../../packages/ui/src/theme/leafContext.ts';
import classes from './ThemedSample.module.css';

const theirs = createTheme({
  primaryColor: 'indigo',
  primaryShade: 8,
  defaultRadius: 'xl',
  fontFamily: 'Georgia, serif',
});

const form = <LogInForm forgotHref={() => '#'} onLogIn={fn()} />;

/** One form in Leaf's theme and in another. */
export function ThemedSample() {
  const { locale, labels } = useContext(LeafContext);
  const scheme = useComputedColorScheme('light');
  return (
    <div className={classes.pair} data-live>
      <div className={classes.side}>{form}</div>
      <div className={classes.side} id="themed-sample" data-mantine-color-scheme={scheme}>
        <LeafProvider
          theme={theirs}
          locale={locale}
          labels={labels}
          cssVariablesSelector="#themed-sample"
          getRootElement={() => document.documentElement}
          colorScheme={scheme}
        >
          <div className={classes.inherit}>{form}</div>
        </LeafProvider>
      </div>
    </div>
  );
}
