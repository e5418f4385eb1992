import { useEffect, useRef, type ReactNode } from 'react';
import { useWide } from './use-wide.ts';
import styles from './TeamPage.module.css';

type TeamPageProps = {
  /** Whose team is shown: with another one the page begins at its top again. */
  shown: string;
  /** Widens the column of the site where there is room for a table. */
  mayWiden?: boolean;
  /** Stays above the tab bar. */
  total?: ReactNode;
  children: ReactNode;
};

/** Begins at the top, and with the focus there, when somebody else's team is shown. */
function useTopOf(shown: string): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [shown]);
}

/** Stays above the tab bar; the last part of a page. */
export function PageTotal({ children }: { children: ReactNode }) {
  return <div className={styles.total}>{children}</div>;
}

/** What pages about a team have around them. */
export function TeamPage({ shown, mayWiden = false, total, children }: TeamPageProps) {
  const isWide = useWide();
  useTopOf(shown);
  return (
    <div className={styles.page} data-wide={(mayWiden && isWide) || undefined}>
      {children}
      {total !== undefined && <PageTotal>{total}</PageTotal>}
    </div>
  );
}
