import { useState } from 'react';
import { useText } from '../../kit/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshCw } from '../../ui/icons/home-icons.ts';
import { eye, eyeOff } from '../../ui/icons/shell-icons.ts';
import { Tag } from '../../ui/Tag.tsx';
import { toggleBalance, useBalanceHidden } from './balance-visibility.ts';
import { useWallet } from './wallet.queries.ts';
import { BalanceAmount } from './WalletBalance.tsx';
import styles from './BalancePanel.module.css';

/** The balance with its label, to hide and to refresh, which masks it meanwhile. */
export function BalancePanel() {
  const text = useText();
  const hidden = useBalanceHidden();
  const [refreshing, setRefreshing] = useState(false);
  const { data, refetch } = useWallet();

  function refresh(): void {
    setRefreshing(true);
    void refetch().finally(() => setRefreshing(false));
  }

  return (
    <div>
      <div className={styles.row}>
        <p className={styles.label}>
          {text('shell.balance')}{' '}
          {data?.trial === true && <Tag tone="accent">{text('wallet.trial')}</Tag>}
        </p>
        <IconButton
          shape={hidden ? eyeOff : eye}
          label={text(hidden ? 'shell.balance.show' : 'shell.balance.hide')}
          onClick={toggleBalance}
        />
        <IconButton
          shape={refreshCw}
          label={text('shell.balance.refresh')}
          className={refreshing ? (styles.turning ?? '') : ''}
          onClick={refresh}
        />
      </div>
      <p className={styles.amount} aria-live="polite" aria-busy={refreshing}>
        <BalanceAmount look="wide" masked={refreshing} />
      </p>
    </div>
  );
}
