import { createHash } from 'node:crypto';
import { json, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { migrations as known } from '../db/migrations/index.ts';
import {
  ArchiveError,
  DIGEST,
  digestOf,
  END,
  type End,
  FORMAT,
  MANIFEST,
  type Manifest,
  MEDIA_TYPE,
  OBJECTS,
  ROWS,
  rowsOf,
  SEQUENCES,
  type Sequences,
  wholeDigest,
} from './format.ts';
import { readTar, type TarEntry } from './tar.ts';

/** The verified contents of an archive. */
export type Verified = End & {
  /** The last migration applied when the rows were written. */
  migration: string;
  tables: ReadonlySet<string>;
  sequences: Sequences;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isEnd = (value: unknown): value is End => isRecord(value) && typeof value.sha256 === 'string';
const isSequences = (value: unknown): value is Sequences =>
  Array.isArray(value) &&
  value.every((entry) => isRecord(entry) && typeof entry.name === 'string' && typeof entry.last === 'number');
const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) && typeof value.format === 'number' && Array.isArray(value.migrations);

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch (cause) {
    throw new ArchiveError('The archive is damaged: an entry is no JSON.', { cause });
  }
}

/** @returns the last migration applied when the rows were written */
function readManifest(written: string): string {
  const manifest = parse(written);
  if (!isManifest(manifest)) throw new ArchiveError('The file is no archive this release can read.');
  if (manifest.format < FORMAT)
    throw new ArchiveError(
      'The archive was written by an earlier release. Import it with that one, then upgrade.',
    );
  const last = manifest.migrations.at(-1);
  if (last === undefined || manifest.format > FORMAT || manifest.migrations.some((name) => !(name in known)))
    throw new ArchiveError('The archive was written by a newer release. Import it with that one.');
  return last;
}

async function verifyFile({ name, pax, body }: TarEntry): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(body, hash);
  const sha256 = hash.digest('hex');
  if (pax[DIGEST] !== sha256)
    throw new ArchiveError(`The archive is damaged: the file ${name.slice(OBJECTS.length)} was changed.`);
  return sha256;
}

const cutOff = () => new ArchiveError('The archive is cut off.');

/** Reads the entries in order and counts them. */
async function verifyEntries(entries: AsyncIterator<TarEntry, undefined>): Promise<Verified> {
  const whole = wholeDigest();
  const first = (await entries.next()).value;
  if (first?.name !== MANIFEST) throw new ArchiveError('The file is no archive this release can read.');
  const manifest = await text(first.body);
  const migration = readManifest(manifest);
  whole.add(MANIFEST, digestOf(manifest));
  const tables = new Set<string>();
  let sequences: Sequences | undefined;
  let rows = 0;
  let objects = 0;
  for (;;) {
    const entry = (await entries.next()).value;
    if (!entry) throw cutOff();
    const { name, pax, body } = entry;
    const table = ROWS.exec(name)?.[1];
    if (table !== undefined) {
      const lines = await text(body);
      rows += rowsOf(name, lines).length;
      tables.add(table);
      whole.add(name, digestOf(lines));
    } else if (name === SEQUENCES) {
      const written = await text(body);
      const found = parse(written);
      if (!isSequences(found)) throw new ArchiveError(`The archive is damaged: ${SEQUENCES} was changed.`);
      sequences = found;
      whole.add(name, digestOf(written));
    } else if (name.startsWith(OBJECTS)) {
      whole.add(name, await verifyFile(entry), pax[MEDIA_TYPE]);
      objects += 1;
    } else if (name === END) {
      const end: unknown = await json(body).catch(() => undefined);
      const right = isEnd(end) && end.rows === rows && end.objects === objects && end.sha256 === whole.end();
      if (!right || !sequences)
        throw new ArchiveError('The archive is damaged: it does not hold what it says.');
      return { rows, objects, sha256: end.sha256, migration, tables, sequences };
    } else throw new ArchiveError(`The archive has an unknown entry: ${name}.`);
  }
}

/**
 * Reads a whole archive and checks every row, every file and the whole against their digests.
 * @throws {ArchiveError} if it is damaged, altered, cut off, or from another release
 */
export const verifyArchive = (file: string): Promise<Verified> => readTar(file, verifyEntries);
