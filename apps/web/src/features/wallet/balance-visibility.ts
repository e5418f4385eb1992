import { eraseStored, readStored, writeStored } from '#kit/device-storage.ts';
import { sharedValue, useSharedValue } from '#kit/shared-value.ts';
import { localKeys } from '#kit/storage-keys.ts';

const hidden = sharedValue(readStored(localKeys.hideBalance) === '1');

/** Decision D16: hiding is the member's own choice, remembered, and one tap to undo. */
export function toggleBalance(): void {
  const next = !hidden.get();
  if (next) writeStored(localKeys.hideBalance, '1');
  else eraseStored(localKeys.hideBalance);
  hidden.set(next);
}

const asShown = () => false;

export function useBalanceHidden(): boolean {
  return useSharedValue(hidden, asShown);
}
