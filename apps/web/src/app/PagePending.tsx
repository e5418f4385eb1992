import { useText } from '../kit/text.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './PagePending.module.css';

/** Stands while the code of a screen is on its way. */
export function PagePending() {
  const text = useText();
  return (
    <div className={styles.pending} aria-busy="true">
      <span className="visually-hidden" role="status">
        {text('state.loading')}
      </span>
      <Skeleton height={140} radius="var(--radius-l)" />
      <Skeleton width="60%" height={20} />
      <Skeleton height={56} radius="var(--radius-m)" />
      <Skeleton height={56} radius="var(--radius-m)" />
    </div>
  );
}
