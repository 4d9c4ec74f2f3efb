import { isUtf8 } from 'node:buffer';
import { crc32, inflateRaw } from 'node:zlib';
import {
  type Entry,
  fromBuffer,
  getFileNameLowLevel,
  type LocalFileHeader,
  parseExtraFields,
  type ZipFile,
} from 'yauzl';
import { visibleLine } from '../codec/visibleLine.ts';
import { BundleError, type BundleErrorCode } from './errors.ts';
import { isArchive } from './fileType.ts';

/** The limits of a bundle, counted in what really comes out of the ZIP, never in what its headers say. */
export const bundleLimits = {
  /** Bytes of the ZIP, and of all files in it together. */
  zip: 25_000_000,
  inside: 50_000_000,
  files: 500,
  /** How many times smaller a file may be packed; files below `small` bytes are no danger. */
  ratio: 200,
  small: 1_000_000,
  /** Characters of a path. */
  path: 250,
} as const;

/** A file of a bundle. */
export interface BundleFile {
  /** Inside the ZIP, with slashes: `images/hero.png`. */
  path: string;
  data: Uint8Array;
}

const unixSystem = 3;
const fileTypeBits = 0o170000;
const regularFile = 0o100000;
const stored = 0;
const deflated = 8;
const zip64Field = 1;
/** What stands for a size in the field of ZIP64. */
const sizeElsewhere = 0xffffffff;
/** Also what stands for bytes that are no UTF-8 where the entry says that they are. */
const unreadable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uFFFD]/u;
const utf8Flag = 0x800;
/** Characters of a name that a refusal shows. */
const shownName = 100;

/**
 * The name of an entry with slashes, which some programs of Windows write as backslashes. A name in UTF-8 need not be
 * marked as such; any other unmarked one is in CP437, in which Windows writes the letters of western Europe.
 */
const nameOf = ({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string =>
  getFileNameLowLevel(
    isUtf8(fileNameRaw) ? utf8Flag : generalPurposeBitFlag,
    fileNameRaw,
    extraFields,
    false,
  );

/** What is wrong with a name that is no plain relative path. */
function faultOf(path: string): BundleErrorCode | undefined {
  const parts = path.replace(/\/$/, '').split('/');
  if (parts[0] === '' || parts.includes('..') || /^[a-z]:/i.test(path)) return 'unsafe-path';
  if (parts.includes('') || parts.includes('.')) return 'unclear-path';
  if (path.includes(':')) return 'colon-in-name';
  return path.length > bundleLimits.path ? 'long-path' : undefined;
}

/** The name that an entry is kept under. Throws a `BundleError` where it is not a plain relative path. */
function pathOf(entry: Entry): string {
  const path = nameOf(entry);
  const shown = visibleLine(path, shownName);
  if (path === '' || unreadable.test(path)) throw new BundleError('unreadable-name', shown || undefined);
  const fault = faultOf(path);
  if (fault) throw new BundleError(fault, shown);
  return path;
}

/** Throws unless the entry is a plain file or folder that can be unpacked without a key. */
function checkKind(entry: Entry, path: string): void {
  const mode = entry.externalFileAttributes >>> 16;
  const isUnix = entry.versionMadeBy >>> 8 === unixSystem;
  const kind = mode & fileTypeBits;
  const folder = path.endsWith('/') && kind === 0o040000;
  if (isUnix && kind !== 0 && kind !== regularFile && !folder) throw new BundleError('special-file', path);
  if (entry.isEncrypted()) throw new BundleError('encrypted', path);
  const { compressionMethod } = entry;
  if (compressionMethod !== stored && compressionMethod !== deflated)
    throw new BundleError('unknown-packing', path);
  if (entry.extraFields.some(({ id }) => id === zip64Field)) throw new BundleError('zip64', path);
}

const openZip = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const options = { lazyEntries: true, decodeStrings: false, validateEntrySizes: true, autoClose: false };
    fromBuffer(buffer, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });

/** What a file unpacks to; inflating stops as soon as it has more bytes than are left. */
function inflate(packed: Uint8Array, most: number, path: string): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    inflateRaw(packed, { maxOutputLength: Math.max(1, most) }, (error, data) => {
      if (!error) resolve(data);
      else if ('code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
        reject(new BundleError('zip-bomb', path));
      else reject(new BundleError('damaged-file', path));
    });
  });
}

/**
 * The packed size by the header beside a file. Programs that do not know yet how large a file gets write it as ZIP64,
 * though it ends up small and the list says nothing of ZIP64.
 */
function packedSizeOf({ compressedSize, extraField }: LocalFileHeader): number {
  if (compressedSize !== sizeElsewhere) return compressedSize;
  const sizes = parseExtraFields(extraField).find(({ id }) => id === zip64Field)?.data;
  // The unpacked size comes first.
  return sizes?.length === 16 ? Number(sizes.readBigUInt64LE(8)) : compressedSize;
}

/** The bytes of a file as they stand in the ZIP. Throws if the header beside them contradicts the list at the end. */
async function packedBytes(zip: ZipFile, bytes: Uint8Array, entry: Entry, path: string): Promise<Uint8Array> {
  const [local, packedSize] = await zip
    .readLocalFileHeaderPromise(entry)
    .then((header) => [header, packedSizeOf(header)] as const)
    .catch(() => {
      throw new BundleError('damaged-file', path);
    });
  // Programs that write while they read leave the sizes of the local header empty; the name is always there.
  const sizesAgree = packedSize === 0 || packedSize === entry.compressedSize;
  const agrees =
    Buffer.compare(local.fileName, entry.fileNameRaw) === 0 &&
    local.compressionMethod === entry.compressionMethod &&
    sizesAgree;
  if (!agrees) throw new BundleError('contradicting-headers', path);
  const end = local.fileDataStart + entry.compressedSize;
  if (end > bytes.length) throw new BundleError('damaged-file', path);
  return bytes.subarray(local.fileDataStart, end);
}

async function unpack(
  zip: ZipFile,
  bytes: Uint8Array,
  entry: Entry,
  path: string,
  room: number,
): Promise<Uint8Array> {
  const packed = await packedBytes(zip, bytes, entry, path);
  if (entry.compressionMethod === stored) {
    if (packed.length !== entry.uncompressedSize) throw new BundleError('contradicting-headers', path);
    if (packed.length > room) throw new BundleError('too-much-inside');
    if (crc32(packed) !== entry.crc32) throw new BundleError('damaged-file', path);
    return new Uint8Array(packed);
  }
  const most = Math.max(bundleLimits.small, packed.length * bundleLimits.ratio);
  if (room < most && entry.uncompressedSize > room) throw new BundleError('too-much-inside');
  const data = await inflate(packed, Math.min(most, room), path);
  if (data.length !== entry.uncompressedSize) throw new BundleError('contradicting-headers', path);
  if (crc32(data) !== entry.crc32) throw new BundleError('damaged-file', path);
  return new Uint8Array(data);
}

/** Reads the list of files. Throws a `BundleError` before anything is unpacked. */
async function listOf(zip: ZipFile): Promise<{ entry: Entry; path: string }[]> {
  if (zip.entryCount > bundleLimits.files) throw new BundleError('too-many-files');
  const names = new Set<string>();
  const found: { entry: Entry; path: string }[] = [];
  for await (const entry of zip.eachEntry()) {
    const path = pathOf(entry);
    checkKind(entry, path);
    const same = path.replace(/\/$/, '').normalize('NFC').toLowerCase();
    if (names.has(same)) throw new BundleError('duplicate-name', path);
    names.add(same);
    if (!path.endsWith('/')) found.push({ entry, path });
    else if (entry.uncompressedSize > 0) throw new BundleError('contradicting-headers', path);
  }
  const folders = new Set(found.flatMap(({ path }) => foldersOf(path)));
  const both = found.find(({ path }) => folders.has(path.normalize('NFC').toLowerCase()));
  if (both) throw new BundleError('duplicate-name', both.path);
  return found;
}

const foldersOf = (path: string): string[] => {
  const parts = path.normalize('NFC').toLowerCase().split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};

/** Two entries that share bytes unpack to more than the ZIP holds. */
function checkOverlap(list: readonly { entry: Entry; path: string }[]): void {
  const sorted = list.toSorted(
    (a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader,
  );
  for (const [index, { entry, path }] of sorted.entries()) {
    const next = sorted[index + 1]?.entry.relativeOffsetOfLocalHeader;
    if (next !== undefined && entry.relativeOffsetOfLocalHeader + entry.compressedSize > next)
      throw new BundleError('zip-bomb', path);
  }
}

/**
 * The files of a ZIP, in its order. Nothing is written anywhere, and sizes are counted while unpacking. Throws a
 * `BundleError` that says what is refused.
 */
export async function readZip(bytes: Uint8Array): Promise<BundleFile[]> {
  if (bytes.length > bundleLimits.zip) throw new BundleError('too-large');
  const zip = await openZip(bytes).catch(() => {
    throw new BundleError('not-a-zip');
  });
  const list = await listOf(zip).catch((error: unknown) => {
    throw error instanceof BundleError ? error : new BundleError('not-a-zip');
  });
  checkOverlap(list);
  const files: BundleFile[] = [];
  let room: number = bundleLimits.inside;
  for (const { entry, path } of list) {
    const data = await unpack(zip, bytes, entry, path, room);
    room -= data.length;
    if (isArchive(data)) throw new BundleError('nested-archive', path);
    files.push({ path, data });
  }
  return files;
}
