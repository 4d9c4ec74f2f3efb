import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type NodeStream = { nfd?: number };
type HookedModule = { NODEFS?: { stream_ops?: Record<string, (stream: NodeStream) => number> } };

/** Every start parameter of PGlite except `-F`, which would disable fsync; a small cache suits a single process. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
];

/**
 * PGlite's file system with the one call it lacks: without fsync an acknowledged commit is only in the kernel's cache,
 * and a power cut can destroy the whole database.
 */
export class DurableNodeFS extends NodeFS {
  /** How often the database asked to flush to disk. */
  syncs = 0;

  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const initialised = await super.init(pg, options);
    const hook = (module: HookedModule) => {
      const streams = module.NODEFS?.stream_ops;
      if (!streams) throw new Error('PGlite no longer exposes NODEFS; writes could not be made durable.');
      streams.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        this.syncs += 1;
        return 0;
      };
    };
    const before = initialised.emscriptenOpts.preRun ?? [];
    initialised.emscriptenOpts.preRun = [hook, ...(Array.isArray(before) ? before : [before])];
    return initialised;
  }
}

/**
 * Proves at every start that commits reach the disk, so that a PGlite upgrade that ignores the hook prevents the start
 * instead of losing data.
 */
export async function assertDurable(pglite: PGlite, files: DurableNodeFS): Promise<void> {
  const { rows } = await pglite.query<{ fsync: string }>('show fsync');
  const before = files.syncs;
  await pglite.query("select pg_logical_emit_message(true, 'leaf', 'start-up self-check')");
  if (rows[0]?.fsync !== 'on' || files.syncs === before)
    throw new Error('The embedded database does not flush its commits to the disk; it is not safe to start.');
}
