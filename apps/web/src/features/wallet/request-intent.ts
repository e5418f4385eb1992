/** The subset of Web Storage that keeps an intent. */
export type IntentStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyBytes = 16;

/** A key for one intent that ends with the page. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(keyBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function storedIntent(store: IntentStore, name: string): { details: string; key: string } | null {
  try {
    const value: unknown = JSON.parse(store.getItem(name) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { details, key } = value as Record<string, unknown>;
    return typeof details === 'string' && typeof key === 'string' ? { details, key } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the key that is sent with a request to move money. A reload or a second tap with the same
 * details gets the same key, so the server moves nothing twice; other details get another key.
 */
export function requestKeyFor(
  store: IntentStore,
  name: string,
  details: readonly string[],
): string {
  const wanted = JSON.stringify(details);
  const known = storedIntent(store, name);
  if (known?.details === wanted) return known.key;
  const key = freshKey();
  store.setItem(name, JSON.stringify({ details: wanted, key }));
  return key;
}

/** Forgets an intent that was carried out or given up; the next request is a new one. */
export function forgetIntent(store: IntentStore, name: string): void {
  store.removeItem(name);
}
