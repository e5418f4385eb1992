import { readSession, subscribeSession, useSessionRecord } from '#kit/session-record.ts';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';
import type { BreakKind } from '@pavilion/domain/protection/exclusion';

/** What a call has done to the break of the member, and so to the session that made it. */
export type BreakChange =
  | { what: 'begun'; kind: BreakKind; until: string | null }
  | { what: 'returned' | 'closing' | 'kept' }
  | { what: 'closed'; dataKeptFor: string }
  /** The session has ended while the account was being closed, which may be done. */
  | { what: 'over' };

/** The change, and the page on which the member is told; null for none. */
const told = sharedValue<{ change: BreakChange; path: string } | null>(null);

// Whoever logs in next is not told.
subscribeSession(() => {
  if (readSession() !== null) told.set(null);
});

export function tellBreakChange(change: BreakChange, path: string): void {
  told.set({ change, path });
}

/** Forgets the change once its page is left, where the address is another one. */
export function forgetLeftChange(): void {
  if (told.get()?.path !== location.pathname) told.set(null);
}

/** The change to tell at a path, once the session has ended by it. */
export function useBreakChange(path: string): BreakChange | null {
  const isOver = useSessionRecord() === null;
  const last = useSharedValue(told, () => null);
  return isOver && last?.path === path ? last.change : null;
}
