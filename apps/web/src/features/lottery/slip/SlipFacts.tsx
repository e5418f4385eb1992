import { useText } from '#kit/text.ts';
import type { SlipAmounts } from './line.ts';
import { useAmount } from './use-amount.ts';
import styles from './Slip.module.css';

/** Bets, stake and possible win, one below the other. */
export function SlipFacts({ amounts, digits }: { amounts: SlipAmounts; digits: number }) {
  const text = useText();
  const amountOf = useAmount(digits);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text('lottery.fact.bets')}</dt>
        <dd>{amounts.bets}</dd>
      </div>
      <div>
        <dt>{text('lottery.fact.stake')}</dt>
        <dd>{amountOf(amounts.stake)}</dd>
      </div>
      <div>
        <dt>{text('lottery.fact.win')}</dt>
        <dd>{amountOf(amounts.possibleWin)}</dd>
      </div>
    </dl>
  );
}
