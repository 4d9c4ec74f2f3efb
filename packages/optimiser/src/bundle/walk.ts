import { baseOf, type Place, placeOf } from './addresses.ts';
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

type Reached = { load: Address['load']; found: 'html' | 'css' | 'text' };

/** From the first to the last; what several lead to is loaded with the first of them. */
const order: readonly Address['load'][] = ['initial', 'later', 'backup'];
const isBefore = (one: Address['load'], other: Address['load']): boolean =>
  order.indexOf(one) < order.indexOf(other);
/** When what `inner` loads is loaded, itself loaded with `outer`. */
const within = (outer: Address['load'], inner: Address['load']): Address['load'] =>
  isBefore(inner, outer) ? outer : inner;

/** The most addresses listed of each kind, and the most characters of each: a script may hold millions. */
const most = { addresses: 500, characters: 500 } as const;

/** What the document leads to: files of the bundle, addresses elsewhere, and addresses where nothing is. */
export interface Walk {
  reached: Map<string, Reached>;
  external: ExternalRequest[];
  missing: { address: string; from: string }[];
}

/** Names of XML languages look like addresses. */
const isName = (address: string): boolean =>
  /^https?:\/\/(www\.)?(w3\.org|schema\.org|ns\.adobe\.com)\b/i.test(address);

/** What a file asks for, each with where that is, and the text of its scripts. */
interface Content {
  requests: (Address & { place: Place })[];
  scripts: string;
}

/** How many documents, each in the `srcdoc` of another, are read. One further in is searched like a script. */
const mostNested = 4;

/** @param own what relative addresses start at without a `<base>` */
function htmlContent(html: string, own: Place, nested = 1): Content {
  const { addresses, base: href, frames, scripts } = readHtml(html);
  const base = baseOf(href, own);
  const content: Content = {
    requests: addresses.map((one) => ({ ...one, place: placeOf(one.address, base) })),
    scripts,
  };
  for (const frame of frames) {
    if (nested === mostNested) {
      content.scripts += `${frame.html}\n`;
      continue;
    }
    const inner = htmlContent(frame.html, base, nested + 1);
    for (const request of inner.requests)
      content.requests.push({ ...request, load: within(frame.load, request.load) });
    if (frame.load !== 'backup') content.scripts += inner.scripts;
  }
  return content;
}

function contentOf({ path, type, text }: Opened): Content {
  const own = { inside: path };
  if (text === undefined) return { requests: [], scripts: '' };
  if (type === 'html') return htmlContent(text, own);
  // Scripts of an SVG do not run where it is shown as a picture.
  if (type === 'svg') return { requests: htmlContent(text, own).requests, scripts: '' };
  if (type === 'js' || type === 'json') return { requests: [], scripts: text };
  if (type !== 'css') return { requests: [], scripts: '' };
  // A sheet that no parser reads is searched like a script.
  const found = cssAddresses(text);
  if (!found) return { requests: [], scripts: text };
  return {
    requests: found.map((address) => ({ address, load: 'initial', place: placeOf(address, own) })),
    scripts: '',
  };
}

/** Follows every reference from the documents on. Scripts are searched for names and addresses, never run. */
export function walkBundle(files: readonly Opened[], ...entries: readonly string[]): Walk {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const spellings = new Map(files.map((file) => [file.path, spellingsOf(file)]));
  const walk: Walk = {
    reached: new Map(entries.map((entry) => [entry, { load: 'initial', found: 'html' }])),
    external: [],
    missing: [],
  };
  const outside = new Set<string>();
  const isFull = (listed: readonly unknown[]) => listed.length >= most.addresses;
  const shortened = (address: string) => address.slice(0, most.characters);
  const addExternal = ({ address, ...where }: ExternalRequest) => {
    if (isFull(walk.external) || outside.has(address) || isName(address)) return;
    outside.add(address);
    walk.external.push({ address: shortened(address), ...where });
  };
  const missing = new Set<string>();
  const addMissing = (address: string, from: string) => {
    const key = `${from}\n${address}`;
    if (isFull(walk.missing) || missing.has(key)) return;
    missing.add(key);
    walk.missing.push({ address: shortened(address), from });
  };
  const waiting: string[] = [...entries];
  const reach = (path: string, how: Reached) => {
    const before = walk.reached.get(path);
    if (before && !isBefore(how.load, before.load)) return;
    walk.reached.set(path, how);
    waiting.push(path);
  };
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const file = byPath.get(path);
    const how = walk.reached.get(path);
    if (!file || !how) continue;
    const found = file.type === 'css' ? 'css' : 'html';
    const { requests, scripts } = contentOf(file);
    for (const { address, load, place } of requests) {
      if (!place) continue;
      if ('outside' in place) addExternal({ address: place.outside, from: path, found });
      else if (byPath.has(place.inside)) reach(place.inside, { load: within(how.load, load), found });
      else addMissing(address, path);
    }
    const rest = files.filter((one) => (walk.reached.get(one.path)?.load ?? 'backup') === 'backup');
    for (const { path: named } of rest)
      if (spellings.get(named)?.some((one) => scripts.includes(one)))
        reach(named, { load: within(how.load, 'later'), found: 'text' });
    for (const [address] of scripts.matchAll(quotedAddress)) {
      if (isFull(walk.external)) break;
      addExternal({ address, from: path, found: 'text' });
    }
  }
  return walk;
}

/** An address that is written as a string, not in a comment. */
const quotedAddress = /(?<=["'`])(?:https?:)?\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+[^\s"'`<>\\)]*/gi;

/** How a text may write a file's name: as it is, as in an address (`end%20frame.png`), or as in JSON of ASCII alone. */
function spellingsOf({ path }: Opened): readonly string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const addresses = [encodeURI(name), encodeURIComponent(name)];
  const small = addresses.map((one) => one.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()));
  const hex = (unit: string) => unit.charCodeAt(0).toString(16).padStart(4, '0');
  const json = name.replace(/[^ -~]/g, (unit) => `\\u${hex(unit)}`);
  const capitals = name.replace(/[^ -~]/g, (unit) => `\\u${hex(unit).toUpperCase()}`);
  return [...new Set([name, ...addresses, ...small, json, capitals])];
}
