export type GameAddress = { href: string; origin: string };

/** The address when it is one that may run in the frame, otherwise null. */
export function gameAddress(gameUrl: string): GameAddress | null {
  try {
    const { href, origin, protocol } = new URL(gameUrl);
    return protocol === 'https:' || protocol === 'http:' ? { href, origin } : null;
  } catch {
    return null;
  }
}

/**
 * A game of another origin keeps its own storage; one of the site's own origin would reach the
 * session with it and could take off its own sandbox.
 */
export function sandboxFor(address: GameAddress, ownOrigin: string): string {
  const rights = 'allow-scripts allow-forms';
  return address.origin === ownOrigin ? rights : `${rights} allow-same-origin`;
}
