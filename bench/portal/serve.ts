import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Compressed in themselves. */
const packed = new Set(['.woff2']);

export type Served = { address: string; gzipped: (pathname: string) => number; close: () => void };

/** Serves a built single-page program on a free port, everything gzipped alike: `/login` is `login.html` if there is one. */
export async function serve(folder: string): Promise<Served> {
  const bodies = new Map<string, Buffer>();
  const bodyOf = (file: string) => {
    const known = bodies.get(file);
    if (known) return known;
    const plain = readFileSync(file);
    const level = constants.Z_BEST_COMPRESSION;
    const body = packed.has(path.extname(file)) ? plain : gzipSync(plain, { level });
    bodies.set(file, body);
    return body;
  };
  const fileOf = (pathname: string) => {
    const file = path.join(folder, path.normalize(pathname));
    const found = [file, `${file}.html`].find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    return found ?? path.join(folder, 'index.html');
  };
  const server = createServer((request, response) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname);
    const extension = path.extname(file);
    response.setHeader('Content-Type', types[extension] ?? 'application/octet-stream');
    if (!packed.has(extension)) response.setHeader('Content-Encoding', 'gzip');
    response.end(bodyOf(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('There is no port to serve on.');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    gzipped: (pathname) => bodyOf(fileOf(pathname)).length,
    close: () => server.close(),
  };
}
