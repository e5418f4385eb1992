import { Suspense } from 'react';
import { useLaterPart } from '@pavilion/client/queries/later-part.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SessionActions } from './SessionActions.tsx';
import styles from './Header.module.css';

const downloadIcon = lazyPart('DownloadIcon', () => import('#features/support/DownloadIcon.tsx'));
const iconPatienceMs = 3000;

export function HomeHeader() {
  const hasIcon = useLaterPart(downloadIcon, iconPatienceMs);
  return (
    <header className={styles.header}>
      <Logo />
      {hasIcon && (
        <span className={styles.download}>
          <Suspense>
            <downloadIcon.Part />
          </Suspense>
        </span>
      )}
      <SessionActions />
      <MenuButton />
    </header>
  );
}
