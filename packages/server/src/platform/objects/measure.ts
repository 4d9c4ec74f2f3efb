import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Stored } from './types.ts';

/** Counts and hashes what flows through it. */
export function measure(): { through: Transform; result: () => Stored } {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
