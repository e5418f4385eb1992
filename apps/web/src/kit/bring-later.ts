/** Fetches what nothing on the screen waits for; without a line, again once there is one. */
export function bringLater(bring: () => Promise<void>): void {
  bring().catch(() => addEventListener('online', () => bringLater(bring), { once: true }));
}
