import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { useText } from '#kit/text.ts';
import { Loading } from '@pavilion/ui/states/StateSwitch.tsx';
import styles from './PagePending.module.css';

/** The skeleton of a screen while its code is being fetched. */
export function PagePending() {
  const text = useText();
  return (
    <Loading label={text('state.loading')} className={styles.pending}>
      <ScreenSkeleton />
    </Loading>
  );
}
