import { useState, type CSSProperties } from 'react';
import { useFormat } from '../../kit/format.ts';
import { useText } from '../../kit/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { refreshCw } from '../../ui/icons/home-icons.ts';
import { eye, eyeOff } from '../../ui/icons/shell-icons.ts';
import { Money } from '../../ui/Money.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { toggleBalance, useBalanceHidden } from './balance-visibility.ts';
import { useWallet, type Wallet } from './wallet.queries.ts';
import styles from './WalletBalance.module.css';

/** `line` is the amount alone, for a bar; `panel` adds the label and both controls. */
export type WalletBalanceLook = 'line' | 'panel';

const mask = '••••••';

type AmountProps = {
  wallet: Wallet | undefined;
  masked: boolean;
  failed: boolean;
  className: string | undefined;
};

/** Drawn smaller where its characters would not fit in; it is never cut or broken. */
function Amount({ wallet, masked, failed, className }: AmountProps) {
  const text = useText();
  const format = useFormat();
  if (wallet === undefined && failed && !masked) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{text('transfer.balance.unknown')}</span>
      </>
    );
  }
  if (wallet === undefined || masked) return <span className={styles.mask}>{mask}</span>;
  const { sumBalance, currencySymbol } = wallet;
  const show = (amount: string) => format.money(amount, currencySymbol);
  const room: CSSProperties & Record<'--length', number> = { '--length': show(sumBalance).length };
  return (
    <span className={className} style={room}>
      <Money className={styles.fitted ?? ''} amount={sumBalance} countUp format={show} />
    </span>
  );
}

/** The balance: shown, hidden (masked), refreshing, which masks it too, or not known. */
export function WalletBalance({ look = 'panel' }: { look?: WalletBalanceLook }) {
  const text = useText();
  const hidden = useBalanceHidden();
  const [refreshing, setRefreshing] = useState(false);
  const { data, isError, refetch } = useWallet();
  const amount = (
    <Amount
      wallet={data}
      masked={hidden || refreshing}
      failed={isError}
      className={look === 'line' ? styles.narrow : styles.wide}
    />
  );
  const hiddenText = hidden && (
    <span className="visually-hidden">{text('shell.balance.hidden')}</span>
  );

  function refresh(): void {
    setRefreshing(true);
    void refetch().finally(() => setRefreshing(false));
  }

  if (look === 'line') {
    return (
      <span className={styles.line} aria-busy={data === undefined && !isError}>
        {amount}
        {hiddenText}
      </span>
    );
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
        {amount}
        {hiddenText}
      </p>
    </div>
  );
}
