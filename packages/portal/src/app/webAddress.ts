function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/**
 * The address when it may be followed: a whole one with `https:`, one of this very site, or, while the portal itself
 * runs on this computer, another program's on it. `//host` and the like leave the site without saying so.
 */
export function webAddress(address: string, here: string): URL | null {
  const site = parse(here);
  const url = parse(address, here);
  if (!site || !url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin === site.origin) return url;
  // What leaves the site is written out whole.
  if (!/^https?:\/\/[^/\\]/i.test(address)) return null;
  if (url.protocol === 'https:') return url;
  return url.protocol === 'http:' && isLoopback(url) && isLoopback(site) ? url : null;
}
