import { localKeys } from '#kit/storage-keys.ts';
import { eraseStored, readStored, writeStored } from '@pavilion/client/state/device-storage.ts';
import { sharedValue, useSharedValue } from '@pavilion/client/state/shared-value.ts';

const hidden = sharedValue(readStored(localKeys.hideBalance) === '1');

/** Decision D16: hiding is the member's own choice, remembered, and undone with one tap. */
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
