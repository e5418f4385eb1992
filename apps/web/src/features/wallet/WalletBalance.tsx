import type { CSSProperties } from 'react';
import { useText } from '#kit/text.ts';
import { shortMoney, useFormat } from '@pavilion/client/language/format.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useBalanceHidden } from './balance-visibility.ts';
import { useBalanceRefreshing } from './balance/balance-refresh.ts';
import { briefMoney } from './balance/brief-money.ts';
import { useWallet, type Wallet } from './wallet.queries.ts';
import styles from './balance/WalletBalance.module.css';

const mask = '••••••';
/** So many characters fit in a bar on any phone. */
const alwaysFitting = 11;

export type BalanceAmountProps = {
  /** Wide as its container, narrow as its characters, or brief with as few as possible. */
  look: 'wide' | 'narrow' | 'brief';
};

/** Beside a title: whole units from a thousand on, in full for assistive technology. */
function BriefFigure({ wallet: { sumBalance, currencySymbol } }: { wallet: Wallet }) {
  const format = useFormat();
  const language = useLanguage();
  const brief = briefMoney(sumBalance, currencySymbol, language);
  return (
    <>
      <span aria-hidden="true">{brief}</span>
      <span className="visually-hidden">{format.money(sumBalance, currencySymbol)}</span>
    </>
  );
}

/**
 * Shrinks where its characters would not fit; the amount is never cut or wrapped. A bar shows in
 * short what would be too small to read, in full for assistive technology.
 */
function Figure({ look, wallet }: { look: 'wide' | 'narrow'; wallet: Wallet }) {
  const format = useFormat();
  const language = useLanguage();
  const { sumBalance, currencySymbol } = wallet;
  const show = (amount: string) => format.money(amount, currencySymbol);
  const { length } = show(sumBalance);
  const room: CSSProperties & Record<'--length', number> = { '--length': length };
  const isLong = look === 'narrow' && length > alwaysFitting;
  return (
    <span className={`${styles[look]} ${isLong ? styles.long : ''}`} style={room}>
      <Money className={styles.fitted ?? ''} amount={sumBalance} countUp format={show} />
      {isLong && (
        <span className={styles.short} aria-hidden="true">
          {shortMoney(sumBalance, currencySymbol, language)}
        </span>
      )}
    </span>
  );
}

/** Shows the balance, or that it is hidden, being read (masked), or not known. */
export function BalanceAmount({ look }: BalanceAmountProps) {
  const text = useText();
  const hidden = useBalanceHidden();
  const refreshing = useBalanceRefreshing();
  const { data, isError } = useWallet();
  if (hidden || refreshing || (data === undefined && !isError)) {
    return (
      <>
        <span className={styles.mask}>{mask}</span>
        {hidden && <span className="visually-hidden">{text('shell.balance.hidden')}</span>}
      </>
    );
  }
  if (data !== undefined) {
    return look === 'brief' ? <BriefFigure wallet={data} /> : <Figure look={look} wallet={data} />;
  }
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{text('transfer.balance.unknown')}</span>
    </>
  );
}

/** The amount alone, for a bar; brief where the bar has a title. */
export function WalletBalance({ look = 'narrow' }: { look?: 'narrow' | 'brief' }) {
  const { data, isError } = useWallet();
  return (
    <span className={styles.line} aria-busy={data === undefined && !isError}>
      <BalanceAmount look={look} />
    </span>
  );
}
