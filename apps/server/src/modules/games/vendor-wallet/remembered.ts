/** A bounded cache of values that never change; drops the least recently used first. */
export function createRemembered<Key, Value>(capacity: number) {
  const entries = new Map<Key, Value>();
  return {
    get(key: Key): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: Key, value: Value): void {
      entries.delete(key);
      const oldest = entries.size >= capacity ? entries.keys().next() : undefined;
      if (oldest?.done === false) entries.delete(oldest.value);
      entries.set(key, value);
    },
    forget(key: Key): void {
      entries.delete(key);
    },
  };
}
