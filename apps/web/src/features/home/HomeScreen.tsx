import { useHomeBanners } from '#features/messages/announcements.queries.ts';
import { BannerCarousel } from '#features/messages/BannerCarousel.tsx';
import { GuardedLink } from '#features/site/GuardedLink.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { HomeBody } from './HomeBody.tsx';
import styles from './HomeScreen.module.css';

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
      <HomeBody />
    </div>
  );
}
