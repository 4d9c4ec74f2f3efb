import '@leaf/ui/styles.css';
import { LeafProvider } from '@leaf/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './app/api.ts';
import { useColorScheme } from './app/colorScheme.ts';
import { RouterLink } from './app/RouterLink.tsx';
import { router } from './router.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function Portal() {
  return (
    <LeafProvider
      colorScheme={useColorScheme()}
      timeZone={timeZone}
      link={RouterLink}
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LeafProvider>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Portal />
    </StrictMode>,
  );
