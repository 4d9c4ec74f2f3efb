import { LeafProvider, PartBoundary, UnexpectedError } from '@leaf/ui';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { useColorScheme } from './app/colorScheme.ts';
import { RouterLink } from './app/RouterLink.tsx';

type HostProps = {
  /** That of style elements. */
  nonce: string;
  /** A page drawn ahead can be used from then on. Keep the same function between renders. */
  onShown?: () => void;
  children: ReactNode;
};

/** What the portal has around it in a browser. */
export function Host({ nonce, onShown, children }: HostProps) {
  const colorScheme = useColorScheme();
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <LeafProvider colorScheme={colorScheme} timeZone="local" link={RouterLink} getStyleNonce={() => nonce}>
        <PartBoundary fallback={() => <UnexpectedError onRetry={() => location.reload()} />}>
          {children}
        </PartBoundary>
      </LeafProvider>
    </StrictMode>
  );
}
