import { ConnectionProvider } from '@leaf/connect/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { connection, queryClient } from '../app/api.ts';
import { nextSteps } from '../app/errorProps.tsx';
import { useWords } from '../app/language/useWords.ts';
import { load } from '../app/load.ts';
import { notifySuccess } from '../app/notices.tsx';

/** The pages that read from the API share one cache. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <ConnectionProvider
        connection={connection}
        words={useWords()}
        onNotice={notifySuccess}
        load={load}
        {...nextSteps}
      >
        <Outlet />
      </ConnectionProvider>
    </QueryClientProvider>
  );
}
