import { useText } from '#kit/text.ts';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useMoneyDigits, useShortMoneyFormat } from '../money-format.ts';
import type { WithdrawLimits } from '../wallet.queries.ts';
import styles from './WithdrawEffect.module.css';

export type Ending = { bonuses: WithdrawLimits['bonuses']; sentence: string };

/** Returns the bonuses that a withdrawal would end, and the sentence that says what is lost. */
export function useEnding({ effect, bonuses }: WithdrawLimits): Ending | null {
  const text = useText();
  const money = useShortMoneyFormat();
  const digits = useMoneyDigits();
  if (effect !== 'ends') return null;
  const ending = bonuses.filter(({ withdrawal }) => withdrawal !== 'free');
  const lost = ending.reduce((sum, { left }) => sum + (parseAmount(left, digits) ?? 0n), 0n);
  const amount = money(formatAmount(lost, digits));
  return { bonuses: ending, sentence: text('withdraw.ends', { amount }) };
}

/** Shows above the form what a withdrawal ends; empty where it ends nothing. */
export function WithdrawEnds({ ending }: { ending: Ending | null }) {
  const text = useText();
  const money = useShortMoneyFormat();
  if (ending === null) return null;
  return (
    <Notice>
      {ending.sentence}
      <ul className={styles.ending}>
        {ending.bonuses.map(({ bonusId, title, left }) => (
          <li key={bonusId}>
            <span>{title === '' ? text('bonus.reward') : title}</span>
            <span>{money(left)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
