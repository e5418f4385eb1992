import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { merchantCode } from '#kit/merchant-code.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { limits } from '@pavilion/domain/limits';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { freshMs, ownNotices, type Announcements } from './announcements.queries.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { NoticeList } from './notices/NoticeList.tsx';
import styles from './EntryNews.module.css';

/** The query for the announcements at the entry of games, which is platform W (section 7). */
const entryNews = () => ({ types: 'B,H', platform: 'W', merchantCode: merchantCode() }) as const;

type EntryLists = Pick<Announcements, 'banners' | 'hot'>;

/** Fetches them for guests, or for the audiences of this session. */
function useEntryNews() {
  const language = useLanguage();
  const isGuest = useSessionRecord() === null;
  const guests = {
    queryKey: ['announcements', 'entry', language],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<EntryLists> =>
      api.content.listAnnouncements(entryNews(), signal),
    staleTime: freshMs,
  };
  const own = {
    queryKey: [...ownNotices, 'entry', language],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<EntryLists> =>
      api.content.listMemberAnnouncements(entryNews(), signal),
    staleTime: freshMs,
  };
  return useQuery<EntryLists>(isGuest ? guests : own);
}

/** Section 7: shows banners and home notices of platform W at the entry of games. */
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
          first
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
