import { BlockList, isIP } from 'node:net';

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only these can be merged
  interface FastifyInstance {
    /** Whether the proxy at this address is trusted to name the visitor's address and country. */
    isTrustedProxy: IsTrustedProxy;
  }
}

export type IsTrustedProxy = (address: string) => boolean;

const families = { 4: 'ipv4', 6: 'ipv6' } as const;

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const family = isIP(address);
  return family === 0 ? null : families[family as 4 | 6];
}

/** Matches addresses and networks such as `10.0.0.0/8`; the caller has validated them. */
export function trustedProxies(networks: readonly string[]): IsTrustedProxy {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address) ?? 'ipv4';
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== null && trusted.check(address, family);
  };
}
