import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useWallet } from './wallet.queries.ts';

export function usePlayLocked(): boolean {
  return useWallet().data?.playLocked === true;
}

/** Says that an operator has locked play and deposits, and that the balance can be withdrawn. */
export function PlayLockedNotice() {
  const text = useText();
  const isLocked = usePlayLocked();
  // An excluded member knows.
  const isSaid = useSessionRecord()?.excluded === true;
  return isLocked && !isSaid ? <Notice>{text('error.play.locked')}</Notice> : null;
}
