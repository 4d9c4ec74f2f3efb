import { PartBoundary, UnexpectedError } from '@leaf/ui';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { useColorScheme } from './app/colorScheme.ts';
import { PortalProvider } from './app/PortalProvider.tsx';

type HostProps = {
  /** The nonce for style elements. */
  nonce: string;
  /** Called when a prerendered page becomes usable. Keep the same function between renders. */
  onShown?: () => void;
  children: ReactNode;
};

/** What surrounds the portal in a browser. */
export function Host({ nonce, onShown, children }: HostProps) {
  // It renders when the colour scheme changes: caching its parts would only make the first page larger.
  'use no memo';
  const colorScheme = useColorScheme();
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <PortalProvider colorScheme={colorScheme} timeZone="local" getStyleNonce={() => nonce}>
        <PartBoundary fallback={() => <UnexpectedError onRetry={() => location.reload()} />}>
          {children}
        </PartBoundary>
      </PortalProvider>
    </StrictMode>
  );
}
