import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** The prefix length of an IPv6 network of one household or office. */
const NETWORK_GROUPS = 4;

/** The eight numbers of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const [, head = '', tail = ''] = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  const [a = 0, b = 0, c = 0, d = 0] = tail.split('.').map(Number);
  const written = tail ? `${head}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : address;
  const [left = [], right] = written
    .split('::')
    .map((side) => (side ? side.split(':') : []).map((group) => Number.parseInt(group, 16)));
  if (!right) return left;
  return [...left, ...Array<number>(GROUPS - left.length - right.length).fill(0), ...right];
}

/** An IPv4 address written as IPv6 (`::ffff:192.0.2.7`) is the IPv4 address. */
function mapped(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}

const network = (groups: readonly number[]) =>
  `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;

/**
 * The key under which an address is counted: an IPv4 address itself, the /64 of an IPv6 address, since anyone with one
 * address of such a network has them all. Everything that is not an address shares one key.
 */
export function callerOf(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  const groups = groupsOf(address);
  return mapped(groups) ?? network(groups);
}

/** The stored part of an address: enough to recognise a network, too little to track a person. */
export function addressPrefix(ip: string): string {
  const caller = callerOf(ip);
  return isIPv4(caller) ? `${caller.split('.').slice(0, 3).join('.')}.0/24` : caller;
}
