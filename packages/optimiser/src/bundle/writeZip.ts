import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { ZipFile } from 'yazl';
import type { BundleFile } from './readZip.ts';

const deflate = promisify(deflateRaw);

/** The earliest time that a ZIP can name: the same files give the same bytes, whenever and wherever. */
const noTime = new Date(1980, 0, 1);

/** What an entry takes besides its data and its name: local header, entry of the list, both with the name. */
const perFile = 30 + 46;
const listEnd = 22;

/** Bytes that a file takes inside a ZIP: packed, or as it is where packing gains nothing. */
export async function packedSize(data: Uint8Array): Promise<number> {
  return Math.min(data.length, (await deflate(data, { level: 9 })).length);
}

/** The most bytes of a ZIP with these files. */
export const zipSize = (files: readonly { path: string; packed: number }[]): number =>
  files.reduce((sum, { path, packed }) => sum + packed + perFile + 2 * Buffer.byteLength(path), listEnd);

/** Packs files under their names and in their order. The same files always give the same bytes. */
export async function writeZip(files: readonly BundleFile[]): Promise<Uint8Array> {
  const zip = new ZipFile();
  const options = { mtime: noTime, mode: 0o100644, forceDosTimestamp: true };
  for (const { path, data } of files) {
    const gains = (await packedSize(data)) < data.length;
    zip.addBuffer(
      Buffer.from(data),
      path,
      gains ? { ...options, compressionLevel: 9 } : { ...options, compress: false },
    );
  }
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream) pieces.push(piece as Buffer);
  return new Uint8Array(Buffer.concat(pieces));
}
