import { BlockList, isIP, isIPv4 } from 'node:net';
import { ConfigError } from './startError.ts';

/** The environment of the process, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting's value; an empty or blank one counts as unset. */
export const text = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/** A value for use in a sentence: on one line, and not too long. */
const shown = (raw: string): string => JSON.stringify(raw.length > 100 ? `${raw.slice(0, 100)}…` : raw);

/** A number within bounds. */
export function number(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const raw = text(env, name);
  if (raw === undefined) return fallback;
  const value = Number(raw);
  if (!Number.isFinite(value) || value < min || value > max)
    throw new ConfigError(`${name} must be a number from ${min} to ${max}, not ${shown(raw)}.`);
  return value;
}

/** A whole number within bounds. */
export function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const value = number(env, name, fallback, min, max);
  if (!Number.isInteger(value))
    throw new ConfigError(`${name} must be a whole number, not ${shown(env[name] ?? '')}.`);
  return value;
}

/** One of the listed words. */
export function choice<const T extends string>(
  env: Environment,
  name: string,
  words: readonly T[],
): T | undefined {
  const raw = text(env, name);
  if (raw === undefined) return undefined;
  const found = words.find((word) => word === raw);
  if (found === undefined)
    throw new ConfigError(`${name} must be one of ${words.join(', ')}, not ${shown(raw)}.`);
  return found;
}

/** A switch: `1` is on, `0` or unset is off. */
export const flag = (env: Environment, name: string): boolean => choice(env, name, ['0', '1']) === '1';

/** Text of a known form. The value is not repeated if it may be a secret. */
export function matching(
  env: Environment,
  name: string,
  { form, is, secret = false }: { form: RegExp; is: string; secret?: boolean },
): string | undefined {
  const raw = text(env, name);
  if (raw === undefined || form.test(raw)) return raw;
  throw new ConfigError(`${name} must be ${is}${secret ? '' : `, not ${shown(raw)}`}.`);
}

type AddressForm = { schemes: readonly string[]; secret?: boolean };

/** An absolute URL with one of the schemes (`https:`). The value is not repeated if it may contain a secret. */
export function address(env: Environment, name: string, { schemes, secret }: AddressForm): URL | undefined {
  const raw = text(env, name);
  if (raw === undefined) return undefined;
  const found = URL.canParse(raw) ? new URL(raw) : undefined;
  if (found && schemes.includes(found.protocol)) return found;
  const starts = schemes.map((scheme) => `${scheme}//`).join(' or ');
  throw new ConfigError(
    `${name} must be a full address that begins with ${starts}${secret ? '' : `, not ${shown(raw)}`}.`,
  );
}

const WEB: AddressForm = { schemes: ['http:', 'https:'] };

/** A web address without credentials. */
export function webAddress(env: Environment, name: string): URL | undefined {
  const found = address(env, name, WEB);
  if (found?.username || found?.password)
    throw new ConfigError(`${name} must not hold a user or a password.`);
  if (found?.search || found?.hash) throw new ConfigError(`${name} must end before any "?" or "#".`);
  return found;
}

/** Without the trailing slash, so that a path can follow. */
export const trimmed = (found: URL | undefined): string | undefined => found?.href.replace(/\/+$/, '');

/** Names for the address ranges of this computer and of private networks. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

const block = (ip: string, length: number): BlockList => {
  const list = new BlockList();
  list.addSubnet(ip, length, 'ipv6');
  return list;
};
/** All IPv4 addresses, as a socket of both families shows them. */
const MAPPED = block('::ffff:0:0', 96);
const UNIQUE_LOCAL = block('fc00::', 7);
const LINK_LOCAL = block('fe80::', 10);

/** The length of a prefix, written as a number or, for IPv4, as a mask. */
function prefixLength(ip: string, mask: string): number | undefined {
  const most = isIPv4(ip) ? 32 : 128;
  if (/^\d{1,3}$/.test(mask)) return Number(mask) <= most ? Number(mask) : undefined;
  if (!isIPv4(ip) || !isIPv4(mask)) return undefined;
  const bits = mask.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^(1*)0*$/.exec(bits.join(''))?.[1]?.length;
}

/** Whether a range is no wider than a network of proxies: a few wide ones would cover everything. */
function isNarrow(ip: string, length: number): boolean {
  if (isIPv4(ip)) return length >= 8;
  if (MAPPED.check(ip, 'ipv6') || block(ip, length).check('::ffff:0:0', 'ipv6')) return length >= 96 + 8;
  return (
    length >= 16 ||
    (length >= 7 && UNIQUE_LOCAL.check(ip, 'ipv6')) ||
    (length >= 10 && LINK_LOCAL.check(ip, 'ipv6'))
  );
}

function isRange(entry: string): boolean {
  const [ip = '', mask, ...rest] = entry.split('/');
  if (rest.length > 0 || isIP(ip) === 0 || ip.includes('%')) return RANGES.includes(entry);
  if (mask === undefined) return true;
  const length = prefixLength(ip, mask);
  return length !== undefined && isNarrow(ip, length);
}

/** The trusted proxies: a number, or addresses. Never most addresses, since anyone could then choose their own. */
export function trustProxy(env: Environment): false | number | string {
  const raw = text(env, 'TRUST_PROXY');
  if (raw === undefined) return false;
  if (/^\d+$/.test(raw) && Number(raw) <= MOST_HOPS) return Number(raw);
  const entries = raw.split(',').map((entry) => entry.trim());
  if (entries.every(isRange)) return entries.join(',');
  throw new ConfigError(
    `TRUST_PROXY must be a number of proxies up to ${MOST_HOPS}, or their addresses or ranges such as 10.0.0.0/8, not ${shown(raw)}; a range wider than /8 (IPv6: /16) would let others forge an address.`,
  );
}

/** The origin of a page: scheme, name and port only. */
export function origin(env: Environment, name: string): string | undefined {
  const found = webAddress(env, name);
  if (found && found.pathname !== '/')
    throw new ConfigError(`${name} must be an origin without a path, such as ${found.origin}.`);
  return found?.origin;
}

/** In place of the first label of a name. */
const ANY = /^(https?:\/\/)\*\.(?=[^.]+\.[^.])/;

/** Origins by commas, of which any may stand for all names below one, such as `https://*.example.org`. */
export function origins(env: Environment, name: string): string[] {
  const listed = text(env, name)?.split(',') ?? [];
  return listed.map((entry) => {
    const written = entry.trim();
    const given = written.replace(ANY, '$1any.');
    const found = URL.canParse(given) ? new URL(given) : undefined;
    const isOrigin = found && /^https?:$/.test(found.protocol) && found.href === `${found.origin}/`;
    if (!isOrigin || found.hostname.includes('*'))
      throw new ConfigError(
        `${name} must be origins by commas, such as https://www.example.org or https://*.example.org.`,
      );
    return ANY.test(written) ? found.origin.replace('//any.', '//*.') : found.origin;
  });
}
