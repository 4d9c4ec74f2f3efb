import { posix } from 'node:path';

/** Where an address of a bundle leads: a file inside, another host, or nowhere (data, fragments, scripts). */
export type Place = { inside: string } | { outside: string } | undefined;

const isOutside = (address: string): boolean => /^((https?|wss?|ftp):|\/\/)/i.test(address);
const hasScheme = (address: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(address);
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

/** An address without spaces around it, with slashes for backslashes, as browsers read those of the web. */
function readAddress(address: string): string {
  const text = address.trim();
  if (hasScheme(text) && !isOutside(text)) return text;
  return text.replace(/^[^?#]*/, (path) => path.replaceAll('\\', '/'));
}

/** @returns the whole address, without the protocol where the base has none; undefined if it is none */
function resolveOutside(address: string, base: string): string | undefined {
  const protocol = base.startsWith('//') ? 'https:' : '';
  try {
    return new URL(address, protocol + base).href.slice(protocol.length);
  } catch {
    return undefined;
  }
}

function resolveInside(path: string, base: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // A name with a percent sign in it.
  }
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  // Browsers do not leave the bundle's own root.
  const joined = decoded.startsWith('/') ? decoded : posix.join('/', folder, decoded);
  return posix.normalize(joined).replace(/^\/+/, '');
}

/** @param base what relative addresses start at: the file that the address stands in, or what `baseOf` found */
export function placeOf(address: string, base: Place): Place {
  const text = readAddress(address);
  if (isOutside(text)) return { outside: text };
  const path = withoutQuery(text);
  if (path === '' || hasScheme(text) || !base) return undefined;
  if ('inside' in base) return { inside: resolveInside(path, base.inside) };
  const outside = resolveOutside(text, base.outside);
  return outside === undefined ? undefined : { outside };
}

/**
 * What the relative addresses of a document start at.
 * @param href of its `<base>`
 * @param own what they start at without one, or with one that browsers ignore: the document itself
 */
export function baseOf(href: string | undefined, own: Place): Place {
  const text = readAddress(href ?? '');
  if (/^(data|javascript):/i.test(text)) return own;
  if (isOutside(text)) return resolveOutside('', text) === undefined ? own : { outside: text };
  if (hasScheme(text)) return undefined;
  const path = withoutQuery(text);
  // The last part is a file, except where it names a folder by dots.
  return path === '' ? own : placeOf(path.replace(/(^|\/)(\.\.?)$/, '$1$2/'), own);
}
