import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the first HTML and while it hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
