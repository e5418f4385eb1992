/** The address when a browser may be sent there, otherwise null: no script and no empty target. */
export function checkoutAddress(url: string): string | null {
  try {
    const { protocol, href } = new URL(url);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
