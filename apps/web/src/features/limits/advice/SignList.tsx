import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import type { ShownAdvice } from './advice.queries.ts';
import styles from './Advice.module.css';

/** What the site has noticed, each sign in a sentence. */
export function SignList({ signs }: Pick<ShownAdvice, 'signs'>) {
  const text = useText();
  const duration = useDurationFormat();
  return (
    <ul className={styles.signs}>
      {signs.map(({ marker, count }) => {
        const values = marker === 'longSession' ? { time: duration.minutes(count) } : { count };
        return <li key={marker}>{text(`limits.advice.${marker}`, values)}</li>;
      })}
    </ul>
  );
}
