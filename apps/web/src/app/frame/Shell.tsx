import type { Query } from '@tanstack/react-query';
import { Fragment, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LoginSheetOverPage } from '#features/session/login-sheet.tsx';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { statusKey, useSiteStatus } from '#features/site/site.queries.ts';
import { onSiteClosed, setKnownStatus } from '#kit/calls/site-closed.ts';
import { onSessionLost, useIsNarrow } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { bringQueries, useBroughtQueries } from '@pavilion/client/queries/queries.tsx';
import { isHomePath } from '@pavilion/screens/screens';
import { HomePage } from '../HomePage.tsx';
import { innerPage } from '../inner-page.ts';
import { showHome } from '../navigation/page-change.ts';
import { usePageFocus } from '../page-effects.ts';
import { closeSupport, supportSheet, useSupportState } from '../support/support-sheet-state.ts';
import { PagePending } from './PagePending.tsx';
import styles from './Shell.module.css';

/** Follows sessions that end or change without this page; returns how often that happened. */
function useSessionLost(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const anew = () => setTurn((before) => before + 1);
    onSessionLost((how) => {
      void Promise.all([import('#features/session/follow-session.ts'), bringQueries()]).then(
        ([{ followSession }, { client }]) =>
          followSession(how, { queries: client, showHome: (change) => showHome(change, anew) }),
        // Without this code only a reload removes all data of the old session.
        () => location.reload(),
      );
    });
  }, []);
  return turn;
}

/** Fetches the status after a refusal by a closed site; refetches failed queries once it opens. */
function useClosedSite(): void {
  const queries = useBroughtQueries()?.client;
  const { state } = useSiteStatus();
  useEffect(
    () =>
      onSiteClosed(() => {
        void queries?.refetchQueries({ queryKey: statusKey }, { cancelRefetch: false });
      }),
    [queries],
  );
  useEffect(() => {
    if (!setKnownStatus(state)) return;
    const failed = (query: Query) => query.state.status === 'error';
    void queries?.refetchQueries({ type: 'active', predicate: failed });
  }, [queries, state]);
}

/** The sheet of customer service channels, opened from the header and the tab bar. */
function Support() {
  const state = useSupportState();
  if (state === 'unused') return null;
  return (
    <Suspense>
      <supportSheet.Component open={state === 'open'} onClose={closeSupport} />
    </Suspense>
  );
}

export function Shell() {
  const text = useText();
  const [path] = useLocation();
  usePageFocus(path);
  const turn = useSessionLost();
  useClosedSite();
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.column}>
      <a className={styles.skip} href="#main">
        {text('shell.skip')}
      </a>
      <Fragment key={turn}>
        {isHomePath(path) && !isNarrow ? (
          <HomePage />
        ) : (
          <ErrorBoundary key={path}>
            <Suspense fallback={<PagePending />}>
              <innerPage.Component path={path} />
            </Suspense>
          </ErrorBoundary>
        )}
        <Support />
        <LoginSheetOverPage />
      </Fragment>
    </div>
  );
}
