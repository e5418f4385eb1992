import { isOutsideAddress, isOwnPage } from '../site/link-rule.ts';

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
