import { expect, test } from 'vitest';
import { addressNetwork, countedNetworks, wideNetwork } from './address-network.ts';

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

test('D18: a /48 counts at ten times the number of an address', () => {
  expect(countedNetworks('203.0.113.9')).toEqual([{ network: '203.0.113.9', times: 1 }]);
  expect(countedNetworks('2001:db8:1:2::3')).toEqual([
    { network: '2001:db8:1:2::/64', times: 1 },
    { network: '2001:db8:1::/48', times: 10 },
  ]);
});
