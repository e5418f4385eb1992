import { useText } from '#kit/text.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useWallet } from './wallet.queries.ts';

export function usePlayLocked(): boolean {
  return useWallet().data?.playLocked === true;
}

/** Says that an operator has locked play and deposits, and that the balance can be withdrawn. */
export function PlayLockedNotice() {
  const text = useText();
  return usePlayLocked() ? <Notice>{text('error.play.locked')}</Notice> : null;
}
