import { useText } from '#kit/text.ts';
import type { Fraction } from '@pavilion/domain/lottery/fraction';
import { useOddsText } from './fixed-texts.ts';
import type { FixedPlay } from './numbers.ts';
import { oddsRows } from './odds-rows.ts';
import styles from './PlayOdds.module.css';

/** How a prize of the table of odds is called. */
function usePrizeName(): (prize: string) => string {
  const text = useText();
  return (prize) => {
    if (prize === 'special') return text('lottery.prize.special');
    if (prize === 'consolation') return text('lottery.prize.consolation');
    return text('lottery.prize.of', { number: prize.slice(1) });
  };
}

type OddsProps = { play: FixedPlay; odds: readonly Fraction[] };

/** What a unit pays: one figure, or a table by prize and by the orders that a number has. */
export function PlayOdds({ play, odds }: OddsProps) {
  const text = useText();
  const oddsText = useOddsText();
  const prizeName = usePrizeName();
  const [only] = odds;
  const { orders, rows } = oddsRows(play, odds);
  if (odds.length === 1 && only) {
    return <p className={styles.only}>{text('lottery.fixed.odds', { odds: oddsText(only) })}</p>;
  }
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{text('lottery.fixed.odds.table')}</caption>
      {orders.length > 1 && (
        <thead>
          <tr>
            <th scope="col">{text('lottery.fixed.orders')}</th>
            {orders.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ prize, pays }) => (
          <tr key={prize}>
            <th scope="row">
              {prize === null ? text('lottery.fixed.odds.table') : prizeName(prize)}
            </th>
            {pays.map(({ key, odds: each }) => (
              <td key={key}>{oddsText(each)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
