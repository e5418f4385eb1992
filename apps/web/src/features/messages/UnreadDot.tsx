import { useText } from '#kit/text.ts';
import styles from './UnreadDot.module.css';

/** Marks the title of what was not read. */
export function UnreadDot() {
  const text = useText();
  return (
    <span className={styles.dot}>
      <span className="visually-hidden">{text('notices.unread')}: </span>
    </span>
  );
}
