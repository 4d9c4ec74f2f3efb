import type { FastifyInstance } from 'fastify';
import { serveText } from './published.ts';
import { readRedoc, referencePage, referenceStart } from './referencePage.ts';

/** Redoc writes its styles by script, so they cannot be listed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the reference of the API at `/api/reference`, where `/api/docs` leads too. Like the contract, it is public. */
export function serveReference(api: FastifyInstance): void {
  serveText(api, '/reference/redoc.js', 'text/javascript', readRedoc);
  serveText(api, '/reference/start.js', 'text/javascript', () => referenceStart);
  api.get('/docs', (_request, reply) => reply.redirect('reference'));
  void api.register(async (page) => {
    page.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', POLICY);
    });
    serveText(page, '/reference', 'text/html', () =>
      referencePage('reference', 'openapi.json', '/favicon.svg'),
    );
  });
}
