import '@leaf/ui/styles.css';
import { LeafProvider, PartBoundary, UnexpectedError } from '@leaf/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { useColorScheme } from './app/colorScheme.ts';
import { RouterLink } from './app/RouterLink.tsx';
import { Portal } from './Portal.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

function Browser() {
  return (
    <LeafProvider
      colorScheme={useColorScheme()}
      timeZone="local"
      link={RouterLink}
      getStyleNonce={() => nonce}
    >
      <PartBoundary fallback={() => <UnexpectedError onRetry={() => location.reload()} />}>
        <BrowserRouter>
          <Portal />
        </BrowserRouter>
      </PartBoundary>
    </LeafProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Browser />
    </StrictMode>,
  );
