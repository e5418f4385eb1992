import { InnerFrame } from './InnerFrame.tsx';
import { PagePending } from './PagePending.tsx';
import styles from './Shell.module.css';

/** The frame of a page with its screen still to come: what the first HTML shows off the home. */
export function SkeletonPage({ path }: { path: string }) {
  return (
    <div className={styles.column}>
      <InnerFrame path={path}>
        <PagePending />
      </InnerFrame>
    </div>
  );
}
