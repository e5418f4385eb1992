import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import styles from './Overview.module.css';

type Count =
  | 'loggedIn'
  | 'bet'
  | 'registered'
  | 'online'
  | 'deposited'
  | 'firstDeposits'
  | 'size'
  | 'direct'
  | 'active';

type CountTilesProps = { counts: readonly (readonly [count: Count, people: number])[] };

/** How many people each, in tiles of equal size. */
export function CountTiles({ counts }: CountTilesProps) {
  const text = useText();
  const format = useFormat();
  return (
    <dl className={styles.counts}>
      {counts.map(([count, people]) => (
        <div key={count}>
          <dt>{text(`agent.count.${count}`)}</dt>
          <dd>{format.decimal(String(people), 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
