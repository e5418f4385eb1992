import { isIP } from 'node:net';
import type { RateLimit } from '../limits/rate-window.ts';
import type { Counted } from '../limits/tries.ts';

const groupsInAll = 8;

/** A network that contains an address, and its limit as a multiple of one address's. */
export type CountedNetwork = { network: string; times: number };

/** Splits an IPv6 address into its eight groups, in the shortest form. */
function groupsOf(address: string): string[] {
  const bracketed = `http://[${address.replace(/%.*$/, '')}]/`;
  const canonical = new URL(bracketed).hostname.slice(1, -1);
  const [left, right] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const [before, after] = [left ?? [], right ?? []];
  const missing = Array<string>(groupsInAll - before.length - after.length).fill('0');
  return [...before, ...missing, ...after];
}

/** The IPv4 address mapped into an IPv6 one (RFC 4291, 2.5.5.2), else null. */
function mappedIn(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  const parts = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return parts.flatMap((part) => [part >> 8, part & 255]).join('.');
}

function network(groups: readonly string[], kept: number): string {
  const prefix = groups.slice(0, kept).join(':');
  return `${new URL(`http://[${prefix}::]/`).hostname.slice(1, -1)}/${kept * 16}`;
}

/**
 * The network that an address is counted as: an IPv4 address itself, mapped into IPv6 or not, and
 * the /64 of any other IPv6 address, since one customer has all of that. Text that is no address is
 * returned unchanged.
 */
export function addressNetwork(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  return mappedIn(groups) ?? network(groups, 4);
}

/** The /48 of an IPv6 address, which one customer may have; null for any other address. */
export function wideNetwork(address: string): string | null {
  if (isIP(address) !== 6) return null;
  const groups = groupsOf(address);
  return mappedIn(groups) === null ? network(groups, 3) : null;
}

/** A /48 may be many people or one, so its limit is this multiple of an address's. */
const wideTimes = 10;

/** `neighbours` also counts the /24 of an IPv4 address. */
export type Around = { ipv4?: 'alone' | 'neighbours' };

/** The networks that an address is counted in, each with its multiple of an address's limit. */
export function countedNetworks(
  address: string,
  { ipv4 = 'alone' }: Around = {},
): readonly [CountedNetwork, ...CountedNetwork[]] {
  const near = { network: addressNetwork(address), times: 1 };
  const hasNeighbours = ipv4 === 'neighbours' && isIP(near.network) === 4;
  const neighbours = hasNeighbours ? near.network.replace(/\d+$/, '0/24') : null;
  const wide = wideNetwork(address) ?? neighbours;
  return wide === null ? [near] : [near, { network: wide, times: wideTimes }];
}

/** Subjects and limits of all networks that an address is counted in. */
export function countedAt(
  subject: string,
  address: string,
  limit: RateLimit,
  around?: Around,
): readonly [Counted, ...Counted[]] {
  const [near, ...wider] = countedNetworks(address, around).map((one): Counted => [
    `${subject} ${one.network}`,
    { ...limit, uses: limit.uses * one.times },
  ]);
  return [near as Counted, ...wider];
}

/** The same with the /24 of an IPv4 address, since one person may have many addresses of it. */
export function countedAround(subject: string, address: string, limit: RateLimit) {
  return countedAt(subject, address, limit, { ipv4: 'neighbours' });
}
