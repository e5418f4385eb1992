import type { Clock } from '#kit/clock.ts';

type Source<Key, Value> = {
  clock: Clock;
  /** How long a value is answered from memory. */
  freshMs: number;
  /** Of so many keys at most; the one that was read first makes room. */
  most: number;
  read: (key: Key) => Promise<Value>;
};

/** Reads a value at most every so often however many ask, and anew once it is forgotten. */
export function createKept<Key, Value>({ clock, freshMs, most, read }: Source<Key, Value>) {
  const kept = new Map<Key, { atMs: number; value: Promise<Value> }>();

  function start(key: Key, atMs: number): Promise<Value> {
    const started = { atMs, value: read(key) };
    kept.delete(key);
    kept.set(key, started);
    for (const first of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(first);
    }
    started.value.catch(() => {
      if (kept.get(key) === started) kept.delete(key);
    });
    return started.value;
  }

  return {
    get: (key: Key): Promise<Value> => {
      const nowMs = clock().getTime();
      const found = kept.get(key);
      const isFresh = found && nowMs >= found.atMs && nowMs - found.atMs < freshMs;
      return isFresh ? found.value : start(key, nowMs);
    },
    forget: (): void => kept.clear(),
  };
}

/** Pages that hear of a change ask at once, so nothing that was read before is answered then. */
export function forgetOnSignal(
  signals: { listen: (listener: (signal: { kind: string } | null) => void) => unknown },
  kept: readonly { forget: () => void }[],
): void {
  signals.listen((signal) => {
    if (signal !== null && signal.kind !== 'lottery') return;
    for (const one of kept) one.forget();
  });
}
