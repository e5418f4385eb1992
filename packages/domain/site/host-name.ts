/** False for an IP address, to which a browser binds no key. */
export function isHostName(hostname: string): boolean {
  return !/^[\d.]+$|^\[/.test(hostname);
}
