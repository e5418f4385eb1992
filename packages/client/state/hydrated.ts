import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the first HTML and during hydration, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether something was typed into the first HTML, which `build/starter.js` notes. */
export function wasTypedBefore(): boolean {
  return Boolean(globalThis.document?.querySelector('#root[data-typed]'));
}
