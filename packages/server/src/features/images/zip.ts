import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Download } from '../../core/contract.ts';
import { notFound, refuse } from '../../core/problem.ts';
import type { Services } from '../../core/services.ts';
import { describeZip, findZipped, type Zipped } from './zipContents.ts';

/** The most that the files of one ZIP may have together. */
const MAX_MEGABYTES = 250;

/**
 * The files one after the other, each opened when its turn comes. Stored as they are: pictures do not shrink, and so the
 * size is known before the first byte.
 */
async function pack(
  { clock, objects }: Pick<Services, 'clock' | 'objects'>,
  files: readonly Zipped[],
): Promise<{ stream: Readable; bytes: number }> {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let open: Readable | undefined;
  const options = { compress: false, mtime: clock() };
  for (const { name, object_key, bytes } of files)
    zip.addReadStreamLazy(name, { ...options, size: bytes }, (give) => {
      objects.open(object_key).then(
        (object) => {
          open = object.stream;
          if (stream.destroyed) open.destroy();
          give(null, open);
        },
        (error: Error) => stream.destroy(error),
      );
    });
  const manifest = `${JSON.stringify(describeZip(files, options.mtime), null, 2)}\n`;
  zip.addBuffer(Buffer.from(manifest), 'manifest.json', options);
  // If a file cannot be read, abort the stream so that a truncated ZIP does not look complete.
  zip.on('error', (error: Error) => stream.destroy(error));
  stream.once('close', () => open?.destroy());
  const bytes = await new Promise<number>((resolve) => {
    zip.end(undefined, (total = 0) => resolve(total));
  });
  zip.outputStream.pipe(stream);
  return { stream, bytes };
}

/**
 * The named pictures and a manifest as a ZIP that is made while it is sent, so that it is never in memory.
 * @param named such as `5-avif-67,4-original`
 */
export async function openZip(services: Services, orgId: number, named: string): Promise<Download> {
  const files = await findZipped(services.db, orgId, [...new Set(named.split(','))]);
  if (!files) throw notFound('picture');
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > MAX_MEGABYTES * 1e6)
    throw refuse('zip_too_large', { megabytes: MAX_MEGABYTES });
  return {
    type: 'application/zip',
    name: 'images.zip',
    async open() {
      const { signal, leave } = services.zips.enter(orgId, new AbortController().signal);
      try {
        const packed = await pack(services, files);
        packed.stream.once('close', leave);
        signal.addEventListener('abort', () => packed.stream.destroy(), { once: true });
        return packed;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
