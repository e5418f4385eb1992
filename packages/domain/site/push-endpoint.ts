/** Hosts of the companies that deliver pushes; the server never sends to any other. */
const hosts = ['fcm.googleapis.com'] as const;
const hostEndings = [
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** A host name only, without port or user name. */
const plainAddress = /^https:\/\/([a-z0-9.-]+)\/[^\s\\]*$/;

/** Whether an address that a browser gave belongs to a company that delivers pushes. */
export function isPushEndpoint(address: string): boolean {
  const host = plainAddress.exec(address)?.[1] ?? '';
  return hosts.some((one) => host === one) || hostEndings.some((end) => host.endsWith(end));
}
