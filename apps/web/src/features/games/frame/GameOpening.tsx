import { useText } from '#kit/text.ts';
import styles from './GameFrame.module.css';

/** Shows a lantern being lit while a game opens. */
export function GameOpening() {
  const text = useText();
  return (
    <div className={styles.opening} role="status">
      <span className={styles.lantern} aria-hidden="true" />
      <p>{text('play.opening')}</p>
    </div>
  );
}
