import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives this program, and every program it starts from then on, one folder for temporary files. It is removed when this
 * program ends: a run leaves nothing behind.
 */
export function enterScratchFolder() {
  if (process.env.LEAF_SCRATCH) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'leaf-'));
  // Others may pass through, but not list it: a PostgreSQL started by root runs as a user of its own.
  chmodSync(folder, 0o711);
  Object.assign(process.env, { LEAF_SCRATCH: folder, TMPDIR: folder, TEMP: folder, TMP: folder });
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // A program that outlives its run still writes there; the system cleans its folder of temporary files.
    }
  });
}
