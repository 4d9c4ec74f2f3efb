import { createServer } from 'node:http';

/** The answer of a page's own server, by path. */
export type HostAnswers = Record<string, (() => Promise<string> | string) | undefined>;

/** A server of another origin, which the product lists in `CORS_ORIGINS`. Its pages embed Leaf. */
export async function host(port: number, answers: HostAnswers) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers[url];
    response.writeHead(answer ? 200 : 404, { 'content-type': url === '/' ? 'text/html' : 'text/plain' });
    response.end(await answer?.());
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
