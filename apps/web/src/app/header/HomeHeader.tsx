import { Suspense } from 'react';
import { Link } from 'wouter';
import { useSettings } from '#features/site/site.queries.ts';
import { useLaterComponent } from '@pavilion/client/queries/later-component.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { paths } from '@pavilion/screens/paths';
import { MenuButton } from './MenuButton.tsx';
import { SessionActions } from './SessionActions.tsx';
import styles from './Header.module.css';

const downloadIcon = lazyComponent(
  'DownloadIcon',
  () => import('#features/support/DownloadIcon.tsx'),
);
const iconPatienceMs = 3000;

/** The logo in the merchant's accent colour, with the name of the site. */
function Logo() {
  const brand = useSettings()?.brand.name ?? '';
  return (
    <Link className={styles.logo} href={paths.home()} aria-label={brand}>
      <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
        <path
          fill="currentColor"
          d="M16 2 3 11.5h26zM7 14h3.5v11H7zm7.25 0h3.5v11h-3.5zM21.5 14H25v11h-3.5zM4 27h24v3H4z"
        />
      </svg>
      <span className={styles.brand}>{brand}</span>
    </Link>
  );
}

export function HomeHeader() {
  const hasIcon = useLaterComponent(downloadIcon, iconPatienceMs);
  return (
    <header className={styles.header}>
      <Logo />
      {hasIcon && (
        <span className={styles.download}>
          <Suspense>
            <downloadIcon.Component />
          </Suspense>
        </span>
      )}
      <SessionActions />
      <MenuButton />
    </header>
  );
}
