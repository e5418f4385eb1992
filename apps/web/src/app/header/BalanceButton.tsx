import { Suspense } from 'react';
import { useIsTrial } from '#features/session/TrialMark.tsx';
import { WalletBalance } from '#features/wallet/WalletBalance.tsx';
import { useText } from '#kit/text.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import { useOpenedPart, type OpenedProps } from './opened-part.ts';
import styles from './Header.module.css';
import marked from './TrialBalance.module.css';

const sheet = lazyPart<'BalanceSheet', OpenedProps>(
  'BalanceSheet',
  () => import('./BalanceSheet.tsx'),
);

/** The balance; a press opens the sheet with the whole amount, to hide or refresh it. */
export function BalanceButton({ brief }: { brief: boolean }) {
  const text = useText();
  const { open, isUsed, props } = useOpenedPart(sheet);
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
      {isUsed && (
        <Suspense>
          <sheet.Part {...props} />
        </Suspense>
      )}
    </>
  );
}
