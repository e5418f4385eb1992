import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { useText } from '#kit/text.ts';
import styles from './PagePending.module.css';

/** The skeleton of a screen while its code is being fetched. */
export function PagePending() {
  const text = useText();
  return (
    <div className={styles.pending} aria-busy="true">
      <span className="visually-hidden" role="status">
        {text('state.loading')}
      </span>
      <ScreenSkeleton />
    </div>
  );
}
