import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from '../loopback.ts';

/** What a browser or a person's own tool sends by itself. Proxies have countless headers of theirs; none is here. */
const OWN_HEADERS =
  /^(accept(-.+)?|authorization|cache-control|connection|content-(length|type)|cookie|dnt|host|if-.+|keep-alive|origin|pragma|priority|purpose|range|referer|save-data|sec-.+|te|transfer-encoding|upgrade-insecure-requests|user-agent)$/;

/** The host of a request as an address, without what a proxy says it was. */
function hostOf({ headers }: FastifyRequest): URL | undefined {
  const address = `http://${headers.host ?? ''}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/**
 * Whether the request comes from a person at this computer. Not from somebody behind a proxy on it, which shows by the
 * headers it adds or, where it adds none, by an older HTTP; nor from a page of elsewhere under a rebound name.
 */
export const isLocal = (request: FastifyRequest): boolean =>
  isLoopback(request.socket.remoteAddress ?? '') &&
  request.raw.httpVersion === '1.1' &&
  Object.keys(request.headers).every((name) => OWN_HEADERS.test(name)) &&
  isLoopback(hostOf(request)?.hostname ?? '');

/**
 * The address a person uses for the portal. This computer has several names, and a session is known under the one it
 * began with; any other name that a request gives is not believed.
 */
export function portalOf(request: FastifyRequest, { portalUrl, publicUrl }: Config): string {
  const portal = new URL(portalUrl);
  const host = hostOf(request);
  const isSame = portalUrl === publicUrl && portal.protocol === 'http:' && portal.port === host?.port;
  return host && isSame && isLoopback(portal.hostname) && isLoopback(host.hostname) ? host.origin : portalUrl;
}
