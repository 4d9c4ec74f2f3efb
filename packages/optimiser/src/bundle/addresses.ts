import { posix } from 'node:path';

/** Where an address of a bundle leads: a file inside, another host, or nowhere (data, fragments, scripts). */
export type Place = { inside: string } | { outside: string } | undefined;

/** @param from the file that the address stands in, which relative addresses start at */
export function placeOf(address: string, from: string): Place {
  const text = address.trim();
  if (/^(https?|wss?|ftp):/i.test(text)) return { outside: text };
  if (text.startsWith('//')) return { outside: text };
  if (text === '' || text.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(text)) return undefined;
  const bare = text.replace(/[?#].*$/s, '');
  if (bare === '') return undefined;
  let decoded = bare;
  try {
    decoded = decodeURIComponent(bare);
  } catch {
    // A name with a percent sign in it.
  }
  // Browsers do not leave the bundle's own root.
  const joined = decoded.startsWith('/') ? decoded : posix.join('/', posix.dirname(from), decoded);
  return { inside: posix.normalize(joined).replace(/^\/+/, '') };
}
