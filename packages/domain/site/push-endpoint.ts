/** The companies of browsers that bring pushes; nothing is ever sent anywhere else. */
const hosts = ['fcm.googleapis.com'] as const;
const hostEndings = [
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

/** A name alone: no port, and nobody's name before it. */
const plainAddress = /^https:\/\/([a-z0-9.-]+)\/[^\s\\]*$/;

/** Whether an address that a browser named is one of a company that brings pushes. */
export function isPushEndpoint(address: string): boolean {
  const host = plainAddress.exec(address)?.[1] ?? '';
  return hosts.some((one) => host === one) || hostEndings.some((end) => host.endsWith(end));
}
