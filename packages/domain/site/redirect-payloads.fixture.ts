import payloads from './redirect-payloads.json' with { type: 'json' };

/** Addresses that try to lead a person of this site away, or to run a script. */
export const redirectPayloads: readonly string[] = [
  ...payloads,
  `/m/${'a'.repeat(4000)}`,
  `https://${'a'.repeat(4000)}.example`,
  `/m/?${'x=1&'.repeat(1000)}`,
];

type AddressReader = {
  canParse: (address: string, base: string) => boolean;
  new (address: string, base: string): { origin: string; protocol: string };
};

/** The browser's own reader, which the tests of every place have; rules must do without it. */
const { URL: Reader } = globalThis as unknown as { URL: AddressReader };
const site = 'https://site.example';

/**
 * Where a browser on a page of the site is led by an address: null when it stays on the site,
 * otherwise the origin or the scheme. The judge is the URL standard, not our rule.
 */
export function escapesTo(address: string): string | null {
  if (!Reader.canParse(address, `${site}/m/home`)) return null;
  const { origin, protocol } = new Reader(address, `${site}/m/home`);
  if (origin === site) return null;
  return origin === 'null' ? protocol : origin;
}
