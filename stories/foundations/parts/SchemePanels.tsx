import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Scheme, schemes } from '../../../packages/ui/src/theme/colours.ts';
import { leafVariables } from '../../../packages/ui/src/theme/cssVariables.ts';
import classes from './SchemePanels.module.css';

/** The same content in both schemes, whatever the toolbar says. */
export function SchemePanels({ children }: { children: (scheme: Scheme) => ReactNode }) {
  return (
    <div className={classes.panels}>
      {schemes.map((scheme) => (
        <Box key={scheme} className={classes.panel} __vars={leafVariables(scheme)}>
          <div className={classes.title}>{scheme === 'light' ? 'Light' : 'Dark'}</div>
          {children(scheme)}
        </Box>
      ))}
    </div>
  );
}
