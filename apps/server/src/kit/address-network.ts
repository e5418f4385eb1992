import { isIPv6 } from 'node:net';

const mappedPrefix = '0:0:0:0:0:ffff';

/** `URL` writes every IPv6 address in one form, with the last 32 bits in hexadecimal too. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%');
  const { hostname } = new URL(`http://[${bare}]/`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}

function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== mappedPrefix) return null;
  const bits = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bits.flatMap((group) => [group >> 8, group & 255]).join('.');
}

/** The first groups of an address, and how many bits they are. */
function networkOf(groups: readonly string[], kept: number): string {
  const { hostname } = new URL(`http://[${groups.slice(0, kept).join(':')}::]/`);
  return `${hostname.slice(1, -1)}/${kept * 16}`;
}

/**
 * Who is behind an address, as a limit counts it: an IPv4 address is one, mapped into IPv6 too; of
 * IPv6 whoever has one address has the /64 around it. What is no address is answered as it came.
 */
export function addressNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return mappedIPv4(groups) ?? networkOf(groups, 4);
}

/** The /48 that one customer may have, of which each /64 is a network; null for IPv4. */
export function wideNetwork(address: string): string | null {
  if (!isIPv6(address)) return null;
  const groups = groupsOf(address);
  return mappedIPv4(groups) === null ? networkOf(groups, 3) : null;
}
