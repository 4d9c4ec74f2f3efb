import { gzipSync } from 'node:zlib';
import { BundleError } from './errors.ts';
import { type FileType, fileTypeOf, isCompressible, readText } from './fileType.ts';
import { readHtml } from './htmlReferences.ts';
import { isLeftBehind } from './leftBehind.ts';
import type { BundleFile } from './readZip.ts';
import type { BundleEntry, BundleInventory, Load, LoadSum } from './types.ts';
import { type Opened, type Walk, walkBundle } from './walk.ts';

/** Files that show a picture by themselves. */
export const pictureTypes: ReadonlySet<FileType> = new Set(['jpeg', 'png', 'gif', 'webp', 'avif', 'svg']);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
const depthOf = (path: string): number => path.split('/').length;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const isIndex = ({ path }: Opened): boolean => /^index\.html?$/.test(nameOf(path));

/**
 * The document to start with, as ad servers choose it: in the outermost folder that has one; there `index.html`, then
 * the one that names its `ad.size`, then the first by name. `rivals` are others that could be meant as well.
 */
function startOf(files: readonly Opened[]): { entry: string; rivals: string[] } {
  const documents = files.filter(({ type, path }) => type === 'html' && !isLeftBehind(path));
  const depth = Math.min(...documents.map(({ path }) => depthOf(path)));
  const outer = documents
    .filter(({ path }) => depthOf(path) === depth)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const index = outer.find(isIndex);
  const sized = outer.filter(({ text }) => text !== undefined && readHtml(text).size);
  const found = index ?? sized[0] ?? outer[0];
  if (!found) throw new BundleError('no-html');
  const isBeside = (file: Opened) => !isIndex(file) && folderOf(file.path) === folderOf(found.path);
  const equals = index ? outer.filter((file) => !isBeside(file)) : sized.length > 0 ? sized : outer;
  return { entry: found.path, rivals: equals.filter((file) => file !== found).map(({ path }) => path) };
}

const clicks = [
  ['clickTag', /\bclickTag\d*\b/i],
  ['Enabler', /\bEnabler\.exit/],
  ['ExitApi', /\bExitApi\.exit/],
  ['mraid', /\bmraid\.open/],
] as const;

function clickOf(texts: readonly string[]): BundleInventory['click'] {
  return clicks.find(([, pattern]) => texts.some((text) => pattern.test(text)))?.[0] ?? null;
}

/**
 * A picture that calls itself backup, fallback or polite and that the creative never loads, or else one that only a
 * `<noscript>` shows.
 */
function backupOf(files: readonly Opened[], reached: Walk['reached']): string | null {
  const pictures = files.filter(
    ({ path, type }) =>
      pictureTypes.has(type) && (reached.get(path)?.load ?? 'backup') === 'backup' && !isLeftBehind(path),
  );
  const named = pictures.find(({ path }) => /backup|back-up|fallback|failover|polite/.test(nameOf(path)));
  return (named ?? pictures.find(({ path }) => reached.has(path)))?.path ?? null;
}

/** Bytes on the way to the browser. */
export const transferOf = (type: FileType, data: Uint8Array): number =>
  isCompressible(type) ? Math.min(data.length, gzipSync(data, { level: 6 }).length) : data.length;

const totalOf = (files: readonly BundleEntry[]): LoadSum => ({
  requests: files.length,
  bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  transfer: files.reduce((sum, { transfer }) => sum + transfer, 0),
});

/** The requests and bytes of the files that are loaded at the same time. */
export const sumOf = (files: readonly BundleEntry[], load: Load): LoadSum =>
  totalOf(files.filter((file) => file.load === load));

/** The pictures that are called unused, as scripts may load them; nothing if there are none. */
export function possibleOf(
  files: readonly BundleEntry[],
  unused: readonly string[],
): Pick<BundleInventory, 'possible'> {
  const pictures = files.filter(({ path, type }) => pictureTypes.has(type) && unused.includes(path));
  return pictures.length > 0 ? { possible: totalOf(pictures) } : {};
}

/** Whether a script runs, by the text of documents and scripts. */
const isScripted = ({ type, text = '' }: Opened): boolean =>
  type === 'js' || /<script\b|\son\w+\s*=|javascript:/i.test(text);

/** Describes the files of a bundle without running any. Throws a `BundleError` without a document. */
export function inventoryOf(files: readonly BundleFile[]): BundleInventory {
  const opened: Opened[] = files.map(({ path, data }) => {
    const type = fileTypeOf(path, data);
    return { path, type, text: isCompressible(type) ? readText(path, data) : undefined };
  });
  const start = startOf(opened);
  const { entry } = start;
  const { reached, external, missing } = walkBundle(opened, entry);
  const rivals = start.rivals.filter((path) => !reached.has(path));
  const elsewhere = walkBundle(opened, ...rivals).reached;
  const backup = backupOf(opened, reached);
  const entries = files.map(({ path, data }, index): BundleEntry => {
    const type = opened[index]?.type ?? 'other';
    const how = reached.get(path);
    const load = how?.load ?? (path === backup ? 'backup' : 'unused');
    return {
      path,
      type,
      bytes: data.length,
      transfer: transferOf(type, data),
      load,
      found: how?.found ?? null,
    };
  });
  const seen = opened.filter(({ path, type }) => reached.has(path) && (type === 'html' || type === 'js'));
  const unused = entries
    .filter(({ load, path }) => load === 'unused' && !elsewhere.has(path) && !isLeftBehind(path))
    .map(({ path }) => path);
  const document = opened.find(({ path }) => path === entry)?.text ?? '';
  return {
    entry,
    entry_sure: rivals.length === 0,
    size: readHtml(document).size ?? null,
    click: clickOf(seen.flatMap(({ text }) => text ?? [])),
    backup,
    files: entries,
    initial: sumOf(entries, 'initial'),
    later: sumOf(entries, 'later'),
    ...(seen.some(isScripted) ? possibleOf(entries, unused) : {}),
    external,
    unused,
    missing,
  };
}
