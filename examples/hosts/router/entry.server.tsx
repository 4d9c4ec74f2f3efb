import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const handler = createStaticHandler(routes);

/** The page at an address with its data, or the redirect that a loader asked for. */
export async function render(request: Request): Promise<string | Response> {
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </StrictMode>,
  );
}
