export type GameAddress = { href: string; origin: string };

/** Returns the address if it may run in the frame, otherwise null. */
export function gameAddress(gameUrl: string): GameAddress | null {
  try {
    const { href, origin, protocol } = new URL(gameUrl);
    return protocol === 'https:' || protocol === 'http:' ? { href, origin } : null;
  } catch {
    return null;
  }
}

/**
 * Allows a game of another origin its own storage. One of the site's own origin would thereby reach
 * the session and could remove its own sandbox.
 */
export function sandboxFor(address: GameAddress, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms';
  return address.origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
