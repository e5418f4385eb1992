/** False for an address of numbers, to which a browser binds no key. */
export function isHostName(hostname: string): boolean {
  return !/^[\d.]+$|^\[/.test(hostname);
}
