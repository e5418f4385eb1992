import { expect, test } from 'vitest';
import { addressNetwork, wideNetwork } from './address-network.ts';

test.each([
  ['198.51.100.7', '198.51.100.7', null],
  ['::ffff:198.51.100.7', '198.51.100.7', null],
  ['::FFFF:C633:6407', '198.51.100.7', null],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/64', '2001:db8::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['::1', '::/64', '::/48'],
  ['nowhere', 'nowhere', null],
])('D18: %s counts as %s, and in the wide as %s', (address, network, wide) => {
  expect(addressNetwork(address)).toBe(network);
  expect(wideNetwork(address)).toBe(wide);
});
