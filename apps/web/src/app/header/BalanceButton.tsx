import { useIsTrial } from '#features/session/TrialMark.tsx';
import { WalletBalance } from '#features/wallet/WalletBalance.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLazyOverlay, type OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import styles from './Header.module.css';
import marked from './TrialBalance.module.css';

const sheet = lazyComponent<'BalanceSheet', OverlayProps>(
  'BalanceSheet',
  () => import('./BalanceSheet.tsx'),
);

/** The balance; a press opens the sheet with the whole amount, to hide or refresh it. */
export function BalanceButton({ brief }: { brief: boolean }) {
  const text = useText();
  const { open, overlay } = useLazyOverlay(sheet);
  const isTrial = useIsTrial();
  return (
    <>
      <button
        type="button"
        className={`${styles.amount} ${isTrial ? marked.amount : ''}`}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className="visually-hidden">{text('shell.balance')} </span>
        {isTrial && <span className={marked.mark}>{text('wallet.trial')} </span>}
        <WalletBalance look={brief ? 'brief' : 'narrow'} />
      </button>
      {overlay}
    </>
  );
}
