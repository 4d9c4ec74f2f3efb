import { baseOf, placeOf } from './addresses.ts';
import { cssAddresses } from './cssReferences.ts';
import type { FileType } from './fileType.ts';
import { type Address, readHtml } from './htmlReferences.ts';
import type { ExternalRequest } from './types.ts';

/** A file of a bundle. */
export interface Opened {
  path: string;
  type: FileType;
  /** Undefined for what is no text. */
  text: string | undefined;
}

type Reached = { load: 'initial' | 'later'; found: 'html' | 'css' | 'text' };

/** What the document leads to: files of the bundle, addresses elsewhere, and addresses where nothing is. */
export interface Walk {
  reached: Map<string, Reached>;
  external: ExternalRequest[];
  missing: { address: string; from: string }[];
}

/** Names of XML languages look like addresses. */
const isName = (address: string): boolean =>
  /^https?:\/\/(www\.)?(w3\.org|schema\.org|ns\.adobe\.com)\b/i.test(address);

/** What a file asks for, what that starts at if not at the file, and the text of its scripts. */
function contentOf({ type, text }: Opened): {
  addresses: Address[];
  scripts: string;
  base?: string | undefined;
} {
  if (text === undefined) return { addresses: [], scripts: '' };
  if (type === 'html') return readHtml(text);
  // Scripts of an SVG do not run where it is shown as a picture.
  if (type === 'svg') return { addresses: readHtml(text).addresses, scripts: '' };
  if (type === 'js' || type === 'json') return { addresses: [], scripts: text };
  if (type !== 'css') return { addresses: [], scripts: '' };
  // A sheet that no parser reads is searched like a script.
  const found = cssAddresses(text);
  if (!found) return { addresses: [], scripts: text };
  return { addresses: found.map((address) => ({ address, load: 'initial' as const })), scripts: '' };
}

/** Follows every reference from the first document on. Scripts are searched for names and addresses, never run. */
export function walkBundle(files: readonly Opened[], entry: string): Walk {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const walk: Walk = {
    reached: new Map([[entry, { load: 'initial', found: 'html' }]]),
    external: [],
    missing: [],
  };
  const outside = new Set<string>();
  const tellExternal = (request: ExternalRequest) => {
    if (outside.has(request.address) || isName(request.address)) return;
    outside.add(request.address);
    walk.external.push(request);
  };
  const missing = new Set<string>();
  const tellMissing = (address: string, from: string) => {
    const key = `${from}\n${address}`;
    if (missing.has(key)) return;
    missing.add(key);
    walk.missing.push({ address, from });
  };
  const waiting: string[] = [entry];
  const reach = (path: string, how: Reached) => {
    const before = walk.reached.get(path);
    if (before && (before.load === 'initial' || how.load === 'later')) return;
    walk.reached.set(path, how);
    waiting.push(path);
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const file = byPath.get(path);
    const how = walk.reached.get(path);
    if (!file || !how) continue;
    const found = file.type === 'css' ? 'css' : 'html';
    const { addresses, scripts, base: href } = contentOf(file);
    const base = baseOf(href, path);
    for (const { address, load } of addresses) {
      const place = placeOf(address, base);
      if (!place) continue;
      if ('outside' in place) tellExternal({ address: place.outside, from: path, found });
      else if (byPath.has(place.inside))
        reach(place.inside, { load: how.load === 'later' ? 'later' : load, found });
      else tellMissing(address, path);
    }
    const unreached = files.filter((one) => !walk.reached.has(one.path));
    for (const { path: named } of namedIn(scripts, unreached)) reach(named, { load: 'later', found: 'text' });
    for (const [address] of scripts.matchAll(quotedAddress))
      tellExternal({ address, from: path, found: 'text' });
  }
  return walk;
}

/** An address that is written as a string, not in a comment. */
const quotedAddress = /(?<=["'`])(?:https?:)?\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+[^\s"'`<>\\)]*/gi;

/** The files whose name stands somewhere in a text. */
const namedIn = (text: string, files: readonly Opened[]): readonly Opened[] =>
  text === '' ? [] : files.filter(({ path }) => text.includes(path.slice(path.lastIndexOf('/') + 1)));
