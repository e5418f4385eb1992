/** Returns the address if a browser may be sent there: no script, no empty target. Else null. */
export function checkoutAddress(url: string): string | null {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
