import { limits } from '@pavilion/domain/limits';
import { useText } from '../../kit/text.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEntryNews } from './announcements.queries.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { NoticeList } from './notices/NoticeList.tsx';
import styles from './EntryNews.module.css';

/** Section 7: banners and home notices of platform W, at the entry of games. */
export function EntryNews() {
  const text = useText();
  const { data, isPending } = useEntryNews();
  if (isPending) {
    return (
      <div className={styles.pending}>
        <Skeleton height="100%" radius="var(--radius-l)" />
      </div>
    );
  }
  if (data === undefined || data.banners.length + data.hot.length === 0) return null;
  return (
    <div className={styles.news}>
      {data.banners.length > 0 && (
        <BannerCarousel
          banners={data.banners}
          label={text('home.banners')}
          everyMs={limits.gameCarouselAutoplayMs}
        />
      )}
      {data.hot.length > 0 && (
        <section className={styles.notices} aria-label={text('home.notices')}>
          <NoticeList notices={data.hot} openIndex={null} keepsMarks={false} />
        </section>
      )}
    </div>
  );
}
