import type { Fraction } from '@pavilion/domain/lottery/fraction';
import { paidByHit } from '@pavilion/domain/lottery/order/single-bets';
import type { FixedBets } from './fixed-bets.ts';
import { useMarkText } from './fixed-texts.ts';
import { markedSets } from './marks.ts';
import type { FixedPlay } from './numbers.ts';
import styles from './Fixed.module.css';

type SetsProps = { play: FixedPlay; bets: FixedBets; odds: readonly Fraction[] };

/** The chosen combinations that pay less than usual, or take no more bets. */
export function MarkedSets({ play, bets, odds }: SetsProps) {
  const markText = useMarkText();
  const sets = markedSets(bets.marks, play, bets.rows);
  if (sets.length === 0) return null;
  return (
    <ul className={styles.sets}>
      {sets.map(([number, mark]) => {
        const pays = paidByHit(play, number, mark.kind === 'reduced' ? mark.odds : odds);
        return (
          <li key={number}>
            <b>{number}</b>: {markText(mark, pays)}
          </li>
        );
      })}
    </ul>
  );
}
