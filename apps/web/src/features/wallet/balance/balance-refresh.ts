import { ownValue } from '#kit/own-value.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useWallet } from '../wallet.queries.ts';

const pressed = ownValue(false);
const onServer = () => false;

/** True while a requested refresh of the balance is under way; false offline. */
export function useBalanceRefreshing(): boolean {
  const isPressed = useSharedValue(pressed, onServer);
  const { fetchStatus } = useWallet();
  return isPressed && fetchStatus === 'fetching';
}

/** Reads the balance again; it is masked everywhere meanwhile. */
export function useRefreshBalance(): () => Promise<void> {
  const errorText = useErrorText();
  const { refetch } = useWallet();
  return async () => {
    if (pressed.get()) return;
    pressed.set(true);
    const { error } = await refetch();
    pressed.set(false);
    if (error) showToast(errorText(error), { kind: 'error', durationMs: limits.noticeToastMs });
  };
}
