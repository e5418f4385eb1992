/** The one rule of where a link that leaves a page, or comes back to one, may lead. */
export type LinkTarget = 'own' | 'outside' | 'contact';

const longest = 2048;
// Browsers read a backslash as a slash and leave tabs and line ends out, so neither may stand here.
const unsafe = /[\s\\\p{Cc}\p{Cf}]/u;
// Without the flag u: with it, signs of other scripts would fold into a to z.
const outside = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#].*)?$/i;
const contact = /^(?:mailto:[^:]+|tel:[+\d()-]+)$/i;
const ownPage = /^\/m(?:\/(?!\.\.?(?:[/?]|$))[\w.~-]+)*\/?(?:\?[\w=&%.+~-]*)?$/;

/** An address with a host of its own, over https, without a name or password before the host. */
export function isOutsideAddress(address: string): boolean {
  return address.length <= longest && !unsafe.test(address) && outside.test(address);
}

/** A page of this site; what comes back, and what a table of the site names, leads to these alone. */
export function isOwnPage(address: unknown): address is string {
  return typeof address === 'string' && address.length <= longest && ownPage.test(address);
}

/** What a text of an operator may link to; null for an address that no link may have. */
export function linkTarget(address: string): LinkTarget | null {
  if (address.length > longest || unsafe.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return 'own';
  if (outside.test(address)) return 'outside';
  return contact.test(address) ? 'contact' : null;
}
