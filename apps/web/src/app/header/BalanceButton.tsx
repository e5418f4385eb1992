import { Suspense } from 'react';
import { WalletBalance } from '../../features/wallet/WalletBalance.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useText } from '../../kit/text.ts';
import { useOpenedPart, type OpenedProps } from './opened-part.ts';
import styles from './Header.module.css';

const sheet = lazyPart<'BalanceSheet', OpenedProps>(
  'BalanceSheet',
  () => import('./BalanceSheet.tsx'),
);

/** The balance; a press opens the sheet that hides it, refreshes it and tells it in full. */
export function BalanceButton() {
  const text = useText();
  const { open, isUsed, props } = useOpenedPart(sheet);
  return (
    <>
      <button type="button" className={styles.amount} aria-haspopup="dialog" onClick={open}>
        <span className="visually-hidden">{text('shell.balance')} </span>
        <WalletBalance />
      </button>
      {isUsed && (
        <Suspense>
          <sheet.Part {...props} />
        </Suspense>
      )}
    </>
  );
}
