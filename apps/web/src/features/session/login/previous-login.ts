import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { limits } from '@pavilion/domain/limits';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import type { SessionValue } from '../change/start-session.ts';

/** Shows when and where the account was last used, so that a stranger's log-in is noticed. */
export function useShowPreviousLogin(): (value: SessionValue) => void {
  const text = useText();
  const { dateTime } = useFormat();
  return ({ previousLogin }) => {
    if (previousLogin === null) return;
    const { at, browser, system, addressMasked } = previousLogin;
    const device = [browser, system].filter((part) => part !== null).join(' · ');
    const place = [device, addressMasked].filter((part) => part !== '').join(', ');
    const when = dateTime(at);
    showToast(text('login.previous', { when, place }), { durationMs: limits.toastShortMs });
  };
}
