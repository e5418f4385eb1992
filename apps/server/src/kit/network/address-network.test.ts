import { expect, test } from 'vitest';
import { addressNetwork, countedAt, countedNetworks, wideNetwork } from './address-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['::ffff:203.0.113.9', '203.0.113.9', null],
  ['::FFFF:cb00:7109', '203.0.113.9', null],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::7', '2001:db8::/64', '2001:db8::/48'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8::/64', '2001:db8::/48'],
  ['2001:db8:0:9::1', '2001:db8:0:9::/64', '2001:db8::/48'],
  ['2001:db8:1:2:3:4:203.0.113.9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['not an address', 'not an address', null],
  ['', '', null],
])('D18: %s counts as %s, and more widely as %s', (address, near, wide) => {
  expect(addressNetwork(address)).toBe(near);
  expect(wideNetwork(address)).toBe(wide);
});

test('D18: a /48 has ten times the limit of an address', () => {
  expect(countedNetworks('203.0.113.9')).toEqual([{ network: '203.0.113.9', times: 1 }]);
  expect(countedNetworks('2001:db8:1:2::3')).toEqual([
    { network: '2001:db8:1:2::/64', times: 1 },
    { network: '2001:db8:1::/48', times: 10 },
  ]);
});

test('D18: the /24 of an IPv4 address is counted where a person may have many', () => {
  const limit = { uses: 5, windowMs: 1000 };
  const around = (address: string) => countedAt('codes', address, limit, { ipv4: 'neighbours' });
  const near = (network: string) => [`codes ${network}`, limit];
  const wide = (network: string) => [`codes ${network}`, { ...limit, uses: 50 }];
  expect(around('203.0.113.9')).toEqual([near('203.0.113.9'), wide('203.0.113.0/24')]);
  expect(around('::ffff:203.0.113.9')).toEqual([near('203.0.113.9'), wide('203.0.113.0/24')]);
  expect(around('2001:db8:1:2::3')).toEqual([near('2001:db8:1:2::/64'), wide('2001:db8:1::/48')]);
  expect(around('not an address')).toEqual([near('not an address')]);
  expect(countedAt('codes', '203.0.113.9', limit)).toEqual([near('203.0.113.9')]);
});
