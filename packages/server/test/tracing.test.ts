import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { PASSWORD } from './make.ts';

type Value = { stringValue?: string; intValue?: number | string };
type Sent = {
  name: string;
  traceId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: Value }[];
};

/** A collector: takes OTLP over HTTP and keeps what it was sent. */
const bodies: string[] = [];
const paths = new Set<string>();
const collector = createServer(async (request, response) => {
  bodies.push(await text(request));
  paths.add(request.url ?? '');
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

let h: Harness;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  h = await startHarness({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
});
afterAll(async () => {
  collector.close();
});

it('tells a collector of calls and jobs by pattern, queue and status, and nothing a person typed', async () => {
  const { admin } = await h.make.company();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const email = 'secret.person@example.org';
  await h.call('signUp', { body: { email, username: 'Secret Name', password: PASSWORD } });
  const code = await h.mails.code(email, /./);
  await h.call('activate', { query: { email, activation_code: code }, headers: { traceparent } });
  await h.call('listStorages', { token: admin.token, params: { id: 987_654 } });
  await h.program.app.inject({ url: '/nowhere/secret-path?token=secret-query' });
  await h.stop();

  const spans: Sent[] = bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Sent[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const attributes = (name: string) =>
    Object.fromEntries(
      spans
        .find((span) => span.name === name)
        ?.attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]) ?? [],
    );
  expect(paths).toEqual(new Set(['/v1/traces']));
  expect(attributes('POST /api/user')).toMatchObject({ 'http.response.status_code': 201 });
  expect(attributes('GET /api/campaigns/:id/storages')).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/campaigns/:id/storages',
    'http.response.status_code': 404,
  });
  expect(attributes('job mail')).toEqual({ 'leaf.queue': 'mail', 'leaf.attempt': 1 });
  expect(spans.find(({ name }) => name === 'POST /api/activate')).toMatchObject({
    traceId,
    parentSpanId: 'b7ad6b7169203331',
  });
  const sent = bodies.join();
  expect(sent).toContain('"leaf"');
  const secrets = ['secret', 'Secret', code, PASSWORD, admin.token, '987654'];
  for (const secret of secrets) expect(sent).not.toContain(secret);
});
