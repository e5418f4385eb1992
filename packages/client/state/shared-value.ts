import { useSyncExternalStore } from 'react';

export type SharedValue<Value> = {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/** One value of the page that components and plain code read and watch. */
export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `onServer` is what the first HTML was rendered with, so that hydration agrees with it. */
export function useSharedValue<Value>(shared: SharedValue<Value>, onServer?: () => Value): Value {
  return useSyncExternalStore(shared.subscribe, shared.get, onServer ?? shared.get);
}
