import payloads from './redirect-payloads.json' with { type: 'json' };

/** Addresses that try to lead a person away from this site, or to run a script. */
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

/** The URL class of the runtime, which every test has; the rules must do without it. */
const { URL: Reader } = globalThis as unknown as { URL: AddressReader };
const site = 'https://site.example';

/**
 * Where an address leads a browser on a page of the site: null when it stays on the site, otherwise
 * the origin or the scheme. Follows the URL standard, not our rule.
 */
export function escapesTo(address: string): string | null {
  if (!Reader.canParse(address, `${site}/m/home`)) return null;
  const { origin, protocol } = new Reader(address, `${site}/m/home`);
  if (origin === site) return null;
  return origin === 'null' ? protocol : origin;
}
