import { Suspense } from 'react';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useText } from '../../kit/text.ts';
import { useHomeBanners } from '../messages/announcements.queries.ts';
import { BannerCarousel } from '../messages/BannerCarousel.tsx';
import { GuardedLink } from '../site/GuardedLink.tsx';
import { useSettings } from '../site/site.queries.ts';
import styles from './HomeScreen.module.css';

/** Drawn by the server with everything else; its code comes after the frame's. */
export const homeBody = lazyPart('HomeBody', () => import('./HomeBody.tsx'));

function BannerPlace() {
  const text = useText();
  const banners = useHomeBanners();
  if (banners?.length === 0) return null;
  if (!banners) return <div className={styles.bannerShape} aria-hidden="true" />;
  return (
    <>
      <BannerCarousel
        banners={banners}
        label={text('home.banners')}
        everyMs={limits.bannerAutoplayMs}
        first
      />
      <GuardedLink
        className={styles.deposit}
        action="deposit"
        href={paths.deposit()}
        aria-label={text('home.fastDeposit')}
      >
        {text('home.links.deposit')}
      </GuardedLink>
    </>
  );
}

export function HomeScreen() {
  const text = useText();
  const brand = useSettings()?.brand.name ?? '';
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{text('home.heading', { brand })}</h1>
      <div className={styles.top}>
        <BannerPlace />
      </div>
      <Suspense fallback={<div className={styles.pending} aria-hidden="true" />}>
        <homeBody.Part />
      </Suspense>
    </div>
  );
}
