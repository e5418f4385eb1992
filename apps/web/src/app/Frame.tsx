import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../features/site/ErrorBoundary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PagePending } from './PagePending.tsx';
import { StatusGate } from './status/StatusGate.tsx';
import { TabBar } from './TabBar.tsx';
import styles from './Shell.module.css';

export type FrameProps = {
  path: string;
  header: ReactNode;
  footer: boolean;
  children: ReactNode;
};

/** What stands around a screen: header, notices, the place for the screen, tab bar. */
export function Frame({ path, header, footer, children }: FrameProps) {
  return (
    <>
      {header}
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={path}>
          <Suspense fallback={<PagePending />}>
            <StatusGate>{children}</StatusGate>
          </Suspense>
        </ErrorBoundary>
      </main>
      {footer && <TabBar path={path} />}
    </>
  );
}
