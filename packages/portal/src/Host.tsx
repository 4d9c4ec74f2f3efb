import { LeafProvider, PartBoundary, UnexpectedError } from '@leaf/ui';
import type { ReactNode } from 'react';
import { useColorScheme } from './app/colorScheme.ts';
import { RouterLink } from './app/RouterLink.tsx';

/** What the portal has around it in a browser. `nonce` is that of style elements. */
export function Host({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <LeafProvider
      colorScheme={useColorScheme()}
      timeZone="local"
      link={RouterLink}
      getStyleNonce={() => nonce}
    >
      <PartBoundary fallback={() => <UnexpectedError onRetry={() => location.reload()} />}>
        {children}
      </PartBoundary>
    </LeafProvider>
  );
}
