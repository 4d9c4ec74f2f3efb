import { QueryClientProvider } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../../packages/portal/src/app/api.ts';
import { RouterLink } from '../../packages/portal/src/app/RouterLink.tsx';
import { pages } from '../../packages/portal/src/pages.tsx';
import { LeafContext } from '../../packages/ui/src/theme/leafContext.ts';

/** The portal as it ships, with an address of its own instead of the browser's. */
export function Portal({ start }: { start: string }) {
  const outside = useContext(LeafContext);
  const [router] = useState(() => createMemoryRouter(pages, { initialEntries: [start] }));
  return (
    <LeafContext value={{ ...outside, link: RouterLink }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LeafContext>
  );
}
