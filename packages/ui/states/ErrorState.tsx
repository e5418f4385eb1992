import { Button } from '../actions/Button.tsx';
import { circleAlert, refreshCw } from '../icons/home-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './StatePanel.module.css';

export type ErrorStateProps = {
  /** What happened and what to do, in the person's language. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
};

export function ErrorState({ text, retryLabel, onRetry, busy = false }: ErrorStateProps) {
  return (
    <div className={styles.panel} role="alert">
      <div className={styles.fault}>
        <Icon shape={circleAlert} size={28} />
      </div>
      <p className={styles.text}>{text}</p>
      <Button kind="secondary" size="compact" busy={busy} onClick={onRetry}>
        <Icon shape={refreshCw} size={16} />
        {retryLabel}
      </Button>
    </div>
  );
}
