import { useText } from '#kit/text.ts';
import type { Prizes } from '@pavilion/domain/lottery/play';
import { prizeName } from './prize-name.ts';
import { prizeRows } from './prize-rows.ts';
import styles from './Draws.module.css';

/** The prizes of a draw; a number that is still to be drawn has its place. */
export function PrizeTable({ family, prizes }: { family: string; prizes: Prizes }) {
  const text = useText();
  return (
    <table className={styles.prizes} aria-label={text('lottery.prizes')}>
      <tbody>
        {prizeRows(family, prizes).map(({ name, numbers }) => (
          <tr key={name}>
            <th scope="row">{prizeName(text, name)}</th>
            <td>
              <ul className={name === 'DB' || name === 'P1' ? styles.main : styles.numbers}>
                {numbers.map(({ place, number }) => (
                  <li key={place}>
                    {number ?? (
                      <>
                        <span aria-hidden="true">…</span>
                        <span className="visually-hidden">{text('lottery.prize.later')}</span>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
