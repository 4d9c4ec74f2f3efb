import type { ObjectsConfig } from '../../serviceConfig.ts';
import { diskObjects } from './disk.ts';
import type { Objects } from './types.ts';

/** The configured store. */
export async function openObjects(config: ObjectsConfig): Promise<Objects> {
  if (config.kind === 'disk') return diskObjects(config.dir);
  // The S3 client takes a third of a second to load, so it is loaded only if S3 is used.
  const { s3Objects } = await import('./s3.ts');
  return s3Objects(config);
}
