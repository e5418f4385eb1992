import { InnerFrame } from './InnerFrame.tsx';
import { PagePending } from './PagePending.tsx';
import styles from './Shell.module.css';

/** The frame of a page without its screen: the first HTML of most pages but the home. */
export function SkeletonPage({ path }: { path: string }) {
  return (
    <div className={styles.column}>
      <InnerFrame path={path}>
        <PagePending />
      </InnerFrame>
    </div>
  );
}
