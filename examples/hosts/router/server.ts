import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '../dist/vite');
const page = readFileSync(path.join(dist, 'router/index.html'), 'utf8');
const built = '../dist/server/entry.server.js';
const { render }: typeof import('./entry.server.tsx') = await import(built);
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

async function answer({ url }: IncomingMessage, response: ServerResponse) {
  const request = new Request(`http://localhost${url}`);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/assets/')) {
    const file = path.join(dist, 'assets', path.basename(pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    return response.end(readFileSync(file));
  }
  const app = await render(request);
  if (app instanceof Response) return response.writeHead(app.status, Object.fromEntries(app.headers)).end();
  response.writeHead(app.status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(page.replace('<!--app-->', () => app.html));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
const { PORT = '3000' } = process.env;
server.listen(Number(PORT), '127.0.0.1', () => console.log(server.address()));
