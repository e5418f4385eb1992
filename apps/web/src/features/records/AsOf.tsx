import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import styles from './AsOf.module.css';

/** Says until when everything is counted in the figures above. */
export function AsOf({ at }: { at: string | null }) {
  const text = useText();
  const format = useFormat();
  return (
    <p className={styles.asOf}>
      {at === null ? text('team.asOf.none') : text('team.asOf', { time: format.time(at) })}
    </p>
  );
}
