/** The one rule for where a link of a page, or a return address, may lead. */
export type LinkTarget = 'own' | 'outside' | 'contact';

const longest = 2048;
// Browsers read a backslash as a slash and ignore tabs and line ends, so all are refused.
const unsafe = /[\s\\\p{Cc}\p{Cf}]/u;
// Without the flag u, under which characters of other scripts would fold into a to z.
const outside = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#].*)?$/i;
const contact = /^(?:mailto:[^:]+|tel:[+\d()-]+)$/i;
const ownPage = /^\/m(?:\/(?!\.\.?(?:[/?]|$))[\w.~-]+)*\/?(?:\?[\w=&%.+~-]*)?$/;

/** An address with a host of its own, over https, without a name or password before the host. */
export function isOutsideAddress(address: string): boolean {
  return address.length <= longest && !unsafe.test(address) && outside.test(address);
}

/** A page of this site; return addresses and the site's tables may lead only to these. */
export function isOwnPage(address: unknown): address is string {
  return typeof address === 'string' && address.length <= longest && ownPage.test(address);
}

/** The kind of a link in an operator's text; null for an address that may not be linked. */
export function linkTarget(address: string): LinkTarget | null {
  if (address.length > longest || unsafe.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return 'own';
  if (outside.test(address)) return 'outside';
  return contact.test(address) ? 'contact' : null;
}

/** The host of an https address, or null. */
export function hostOf(address: string): string | null {
  if (!isOutsideAddress(address)) return null;
  return /^https:\/\/([^/?#]+)/iu.exec(address)?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether a banner may lead there: nowhere, a page of this site, or an https address of a host
 * that the site names.
 */
export function isAllowedLinkage(linkage: string, hosts: ReadonlySet<string>): boolean {
  if (linkage === '') return true;
  if (isOwnPage(linkage)) return true;
  const host = hostOf(linkage);
  return host !== null && hosts.has(host);
}
