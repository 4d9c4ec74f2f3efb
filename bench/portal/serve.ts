import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { type Served, serve as serveFolder } from '../../scripts/lib/serve.ts';

/** File types that are already compressed. */
const packed = /\.(woff2|gz|br)$/;

/**
 * Serves a built single-page app and gzips everything the same way: `/login` is `login.html` if that exists.
 */
export function serve(folder: string): Promise<Served> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || packed.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }));
  }
  return serveFolder(folder, { dev: false, gzip: true, single: true, extensions: ['html'] });
}
