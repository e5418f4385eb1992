import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '../kit/lazy-part.tsx';
import { useText } from '../kit/text.ts';
import { HomePage } from './HomePage.tsx';
import { isHomePath } from './home-paths.ts';
import { usePageFocus } from './page-effects.ts';
import { PagePending } from './PagePending.tsx';
import { useSessionEndedNotice } from './session-ended-notice.ts';
import styles from './Shell.module.css';
import { Support } from './support/Support.tsx';

/** Every page but the home: fetched when the home is idle, or first on another path. */
const innerPage = lazyPart<'InnerPage', { path: string }>(
  'InnerPage',
  () => import('./InnerPage.tsx'),
);

export function Shell() {
  const text = useText();
  const [path] = useLocation();
  usePageFocus(path);
  useSessionEndedNotice();
  return (
    <div className={styles.column}>
      <a className={styles.skip} href="#main">
        {text('shell.skip')}
      </a>
      {isHomePath(path) ? (
        <HomePage />
      ) : (
        <Suspense fallback={<PagePending />}>
          <innerPage.Part path={path} />
        </Suspense>
      )}
      <Support />
    </div>
  );
}
