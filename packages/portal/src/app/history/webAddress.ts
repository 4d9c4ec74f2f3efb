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
 * The address if it is safe to follow: an absolute `https:` one, one on this site, or, while the portal runs on
 * loopback, an `http:` one on loopback. `//host` and the like leave the site without showing it.
 */
export function webAddress(address: string, here: string): URL | null {
  const site = parse(here);
  const url = parse(address, here);
  if (!site || !url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  if (url.origin === site.origin) return url;
  // An address that leaves the site must be absolute.
  if (!/^https?:\/\/[^/\\]/i.test(address)) return null;
  if (url.protocol === 'https:') return url;
  return url.protocol === 'http:' && isLoopback(url) && isLoopback(site) ? url : null;
}
