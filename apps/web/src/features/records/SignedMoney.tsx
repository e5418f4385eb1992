import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { Money } from '@pavilion/ui/values/Money.tsx';
import styles from './Records.module.css';

function toneOf(amount: string): string | undefined {
  if (/^-?0*(\.0*)?$/.test(amount)) return styles.level;
  return amount.startsWith('-') ? styles.loss : styles.gain;
}

/** Shows a plus sign when money came in; the sign never depends on colour alone. */
export function SignedMoney({ amount }: { amount: string }) {
  const money = useMoneyFormat();
  const tone = toneOf(amount);
  const plus = tone === styles.gain ? '+' : '';
  return (
    <Money
      className={`${styles.signed} ${tone}`}
      amount={amount}
      format={(value) => plus + money(value)}
    />
  );
}
