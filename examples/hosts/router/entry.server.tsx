import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routes } from './routes.tsx';

const handler = createStaticHandler(routes);

/** The page at an address with its data and its status, or the redirect that a loader asked for. */
export async function render(request: Request): Promise<{ html: string; status: number } | Response> {
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  const html = renderToString(
    <StrictMode>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />
    </StrictMode>,
  );
  return { html, status: context.statusCode };
}
