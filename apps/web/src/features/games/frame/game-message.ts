export type GameMessage = 'balance' | 'deposit' | 'exit';

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
