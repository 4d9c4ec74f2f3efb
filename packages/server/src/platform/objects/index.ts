import type { ObjectsConfig } from '../../config.ts';
import { diskObjects } from './disk.ts';
import type { Objects } from './types.ts';

/** The store the configuration names. */
export async function openObjects(config: ObjectsConfig): Promise<Objects> {
  if (config.kind === 'disk') return diskObjects(config.dir);
  // The S3 client costs a third of a second to load; nobody without S3 pays it.
  const { s3Objects } = await import('./s3.ts');
  return s3Objects(config);
}
