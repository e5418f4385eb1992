/** Fetches what no visible content waits for; when offline, again once the device is online. */
export function bringLater(bring: () => Promise<void>): void {
  bring().catch(() => addEventListener('online', () => bringLater(bring), { once: true }));
}
