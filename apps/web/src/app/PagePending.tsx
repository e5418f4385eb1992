import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { useText } from '#kit/text.ts';
import styles from './PagePending.module.css';

/** Stands while the code of a screen is on its way, in the shape of the screen. */
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
