import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { useText } from '../../kit/text.ts';
import { useHomeBanners } from '../messages/announcements.queries.ts';
import { BannerCarousel } from '../messages/BannerCarousel.tsx';
import { GuardedLink } from '../site/GuardedLink.tsx';
import { useSettings } from '../site/site.queries.ts';
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
