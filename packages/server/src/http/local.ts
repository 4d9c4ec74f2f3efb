import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from '../loopback.ts';

/** Headers that a browser or a person's own tool sends by itself. Proxies add countless others; none is listed here. */
const OWN_HEADERS =
  /^(accept(-.+)?|authorization|cache-control|connection|content-(length|type)|cookie|dnt|host|if-.+|keep-alive|origin|pragma|priority|purpose|range|referer|save-data|sec-.+|te|transfer-encoding|upgrade-insecure-requests|user-agent)$/;

/** The host of a request as an address, ignoring what a proxy claims. */
function hostOf({ headers }: FastifyRequest): URL | undefined {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Whether the request comes from a person at this computer: not from behind a proxy on it, which shows in the headers
 * it adds or, without any, in an older HTTP version; nor from a foreign page through DNS rebinding.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') &&
  request.raw.httpVersion === '1.1' &&
  Object.keys(request.headers).every((name) => OWN_HEADERS.test(name)) &&
  isLoopback(hostOf(request)?.hostname ?? '');

/**
 * The address under which a user opens the portal. This computer has several names, and a session belongs to the one it
 * started with; any other name in a request is not trusted.
 */
export const portalOf = (request: FastifyRequest, { portalUrl, publicUrl }: Config): string =>
  portalUrl === publicUrl ? originOf(request, { publicUrl }) : portalUrl;

/** The origin of this program, by the name of this computer that the request used. */
export function originOf(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): string {
  const own = new URL(publicUrl);
  const host = hostOf(request);
  const isSame = own.protocol === 'http:' && own.port === host?.port;
  return host && isSame && isLoopback(own.hostname) && isLoopback(host.hostname) ? host.origin : own.origin;
}
