import { Suspense } from 'react';
import { Link } from 'wouter';
import { loadCatalogue } from '#kit/catalogue.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import styles from './Header.module.css';

const bar = lazyComponent<'SessionBar', { compact: boolean }>(
  'SessionBar',
  () => import('./SessionBar.tsx'),
  // The balance is worth showing even without the texts.
  () => loadCatalogue(currentLanguage()).catch(() => undefined),
);

/** Balance, deposit and withdraw for a session; log in and register for everybody else. */
export function SessionActions({ compact = false }: { compact?: boolean }) {
  const text = useText();
  const session = useSessionRecord();
  if (session !== null) {
    return (
      <Suspense fallback={<span aria-busy="true" className={styles.balanceShape} />}>
        <bar.Component compact={compact} />
      </Suspense>
    );
  }
  return (
    <div className={styles.guest}>
      <Link className={styles.logIn} href={paths.login()}>
        {text('shell.logIn')}
      </Link>
      <Link
        className={`${buttonClass('primary', 'compact')} ${styles.register}`}
        href={paths.register()}
      >
        {text('shell.register')}
      </Link>
    </div>
  );
}
