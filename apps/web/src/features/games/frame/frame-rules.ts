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

type GameMessage = 'balance' | 'deposit' | 'exit';

const messages: Readonly<Record<string, GameMessage>> = {
  'pavilion.balance': 'balance',
  'pavilion.deposit': 'deposit',
  'pavilion.exit': 'exit',
};

/** Returns what a game asks for; null for a message of any other origin or shape. */
export function gameMessage(
  event: { origin: string; data: unknown },
  gameOrigin: string,
): GameMessage | null {
  if (event.origin !== gameOrigin) return null;
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  return typeof type === 'string' && Object.hasOwn(messages, type)
    ? (messages[type] ?? null)
    : null;
}
