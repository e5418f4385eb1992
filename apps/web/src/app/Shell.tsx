import { Fragment, Suspense } from 'react';
import { useLocation } from 'wouter';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { useText } from '#kit/text.ts';
import { isHomePath } from '@pavilion/screens/screens';
import { HomePage } from './HomePage.tsx';
import { innerPage } from './inner-page.ts';
import { usePageFocus } from './page-effects.ts';
import { PagePending } from './PagePending.tsx';
import { useSessionLost } from './session-lost.ts';
import { useClosedSite } from './status/closed-site.ts';
import { Support } from './support/Support.tsx';
import styles from './Shell.module.css';

export function Shell() {
  const text = useText();
  const [path] = useLocation();
  usePageFocus(path);
  const turn = useSessionLost();
  useClosedSite();
  return (
    <div className={styles.column}>
      <a className={styles.skip} href="#main">
        {text('shell.skip')}
      </a>
      <Fragment key={turn}>
        {isHomePath(path) ? (
          <HomePage />
        ) : (
          <ErrorBoundary key={path}>
            <Suspense fallback={<PagePending />}>
              <innerPage.Part path={path} />
            </Suspense>
          </ErrorBoundary>
        )}
        <Support />
      </Fragment>
    </div>
  );
}
