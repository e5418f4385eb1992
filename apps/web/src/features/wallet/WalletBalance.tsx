import type { CSSProperties } from 'react';
import { useFormat } from '../../kit/format.ts';
import { useText } from '../../kit/text.ts';
import { Money } from '../../ui/Money.tsx';
import { useBalanceHidden } from './balance-visibility.ts';
import { useWallet } from './wallet.queries.ts';
import styles from './WalletBalance.module.css';

const mask = '••••••';

export type BalanceAmountProps = {
  /** As wide as its place, or as narrow as its characters. */
  look: 'wide' | 'narrow';
  masked?: boolean;
};

/** Drawn smaller where its characters would not fit in; it is never cut or broken. */
function Amount({ look, masked }: Required<BalanceAmountProps>) {
  const text = useText();
  const format = useFormat();
  const { data, isError } = useWallet();
  if (data === undefined && isError && !masked) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="visually-hidden">{text('transfer.balance.unknown')}</span>
      </>
    );
  }
  if (data === undefined || masked) return <span className={styles.mask}>{mask}</span>;
  const { sumBalance, currencySymbol } = data;
  const show = (amount: string) => format.money(amount, currencySymbol);
  const room: CSSProperties & Record<'--length', number> = { '--length': show(sumBalance).length };
  return (
    <span className={styles[look]} style={room}>
      <Money className={styles.fitted ?? ''} amount={sumBalance} countUp format={show} />
    </span>
  );
}

/** The balance as it stands: shown, hidden (masked) or not known. */
export function BalanceAmount({ look, masked = false }: BalanceAmountProps) {
  const text = useText();
  const hidden = useBalanceHidden();
  return (
    <>
      <Amount look={look} masked={hidden || masked} />
      {hidden && <span className="visually-hidden">{text('shell.balance.hidden')}</span>}
    </>
  );
}

/** The amount alone, for a bar. */
export function WalletBalance() {
  const { data, isError } = useWallet();
  return (
    <span className={styles.line} aria-busy={data === undefined && !isError}>
      <BalanceAmount look="narrow" />
    </span>
  );
}
