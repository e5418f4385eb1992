import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import styles from './TeamList.module.css';

/** A balance, or a word where the site does not show it to the agent. */
export function Balance({ amount }: { amount: string | null }) {
  const text = useText();
  const money = useMoneyFormat();
  if (amount === null) {
    return <span className={styles.quiet}>{text('team.list.balance.hidden')}</span>;
  }
  return <Money amount={amount} format={money} />;
}
