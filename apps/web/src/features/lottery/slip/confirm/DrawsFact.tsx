import { useText } from '#kit/text.ts';
import { takenDraws, type Chase } from '../chase/chase.ts';
import styles from '../Slip.module.css';

/** The draw of an order, or how many draws a chase goes over, from which to which. */
export function DrawsFact({ numero, chase }: { numero: string; chase: Chase | null }) {
  const text = useText();
  const taken = chase === null ? [] : takenDraws(chase);
  const [first, last] = [taken[0], taken.at(-1)];
  if (first === undefined || last === undefined || taken.length === 1) {
    return (
      <div>
        <dt>{text('lottery.fact.draw')}</dt>
        <dd>{first?.numero ?? numero}</dd>
      </div>
    );
  }
  return (
    <div>
      <dt>
        {text('lottery.fact.draws')} ({taken.length})
      </dt>
      <dd>
        <span className={styles.numero}>{first.numero}</span>
        {' – '}
        <span className={styles.numero}>{last.numero}</span>
      </dd>
    </div>
  );
}
