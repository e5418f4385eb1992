import { TrialMark } from '#features/session/TrialMark.tsx';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { refreshCw } from '@pavilion/ui/icons/home-icons.ts';
import { eye, eyeOff } from '@pavilion/ui/icons/shell-icons.ts';
import { toggleBalance, useBalanceHidden } from './balance-visibility.ts';
import { useBalanceRefreshing, useRefreshBalance } from './balance/balance-refresh.ts';
import { BalanceAmount } from './WalletBalance.tsx';
import styles from './balance/BalancePanel.module.css';

export function BalanceButtons() {
  const text = useText();
  const hidden = useBalanceHidden();
  const refreshing = useBalanceRefreshing();
  const refresh = useRefreshBalance();
  return (
    <>
      <IconButton
        shape={hidden ? eyeOff : eye}
        label={text(hidden ? 'shell.balance.show' : 'shell.balance.hide')}
        onClick={toggleBalance}
      />
      <IconButton
        shape={refreshCw}
        label={text('shell.balance.refresh')}
        className={refreshing ? (styles.turning ?? '') : ''}
        onClick={() => void refresh()}
      />
    </>
  );
}

/** Shows the amount, masked while it is hidden or read again; a change is announced. */
export function BalanceFigure() {
  return (
    <p className={styles.amount} aria-live="polite" aria-busy={useBalanceRefreshing()}>
      <BalanceAmount look="wide" />
    </p>
  );
}

/** Shows the balance with its label, and buttons to hide and to refresh it. */
export function BalancePanel() {
  const text = useText();
  return (
    <div>
      <div className={styles.row}>
        <p className={styles.label}>
          {text('shell.balance')} <TrialMark />
        </p>
        <BalanceButtons />
      </div>
      <BalanceFigure />
    </div>
  );
}
