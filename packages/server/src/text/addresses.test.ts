import { describe, expect, it } from 'vitest';
import { addressPrefix, callerOf } from './addresses.ts';

describe('an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::FFFF:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64', '64:ff9b:0:0::/64'],
    ['', 'unknown', 'unknown'],
    ['not an address', 'unknown', 'unknown'],
  ])('%s is counted under %s and kept as %s', (ip, caller, prefix) => {
    expect(callerOf(ip)).toBe(caller);
    expect(addressPrefix(ip)).toBe(prefix);
  });

  it('is counted with its neighbours of the same /64', () =>
    expect(callerOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(callerOf('2001:db8:1:2::')));
});
