import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const dist = path.join(import.meta.dirname, 'dist');
const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
const built = './dist/server/render.js';
const { render }: typeof import('./render.tsx') = await import(built);
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Your database. */
const campaigns = [
  { id: 1, name: 'Spring launch', description: null, version: 'gmsf1.2', total_emissions: 1287.43 },
  { id: 2, name: 'Always on', description: 'Search', version: 'gmsf1.2', total_emissions: 0.0004 },
];

const server = createServer((request, response) => {
  const address = URL.parse(`http://localhost${request.url}`);
  if (!address) return response.writeHead(400).end();
  const { pathname } = address;
  if (pathname.startsWith('/assets/')) {
    const file = path.join(dist, 'assets', path.basename(pathname));
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    return response.end(readFileSync(file));
  }
  const props = { campaigns };
  // The data is sent along with the page, so that the browser starts with the same.
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  const data = `<script type="application/json" id="data">${json}</script>`;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(page.replace('<!--app-->', () => render(props)).replace('<!--data-->', () => data));
});
const { PORT = '3000' } = process.env;
server.listen(Number(PORT), '127.0.0.1', () => console.log(server.address()));
