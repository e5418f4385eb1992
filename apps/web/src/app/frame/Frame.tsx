import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { StatusGate } from '../status/StatusGate.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PagePending } from './PagePending.tsx';
import { TabBar } from './TabBar.tsx';
import styles from './Shell.module.css';

export type FrameProps = {
  path: string;
  header: ReactNode;
  footer: boolean;
  /** The first HTML hides the screen from visitors with a session, whom the app redirects. */
  forGuests?: boolean;
  children: ReactNode;
};

/** The frame of a screen: header, notices, the screen, tab bar. */
export function Frame({ path, header, footer, forGuests = false, children }: FrameProps) {
  const isHydrated = useHydrated();
  const first = forGuests ? styles.forGuests : styles.first;
  const shown = isHydrated ? styles.main : `${styles.main} ${first}`;
  return (
    <>
      {header}
      <OfflineNotice />
      <main id="main" tabIndex={-1} className={shown}>
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
