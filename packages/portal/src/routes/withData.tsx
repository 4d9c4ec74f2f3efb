import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useOutletContext } from 'react-router-dom';
import { queryClient } from '../app/api.ts';

/** The pages that read from the API share one cache. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet context={useOutletContext()} />
    </QueryClientProvider>
  );
}
