import { useQuery } from '@tanstack/react-query';
import { api } from '#kit/api.ts';
import { mobileSite } from '#kit/merchant-code.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import styles from '../frame/SessionFrame.module.css';

const freshMs = 60_000;

/** Section 2: the banners of the group m_reg. */
export function useRegisterBanner() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['announcements', 'm_reg', language],
    queryFn: ({ signal }) =>
      api.content.listAnnouncements({ types: 'B', groupName: 'm_reg', ...mobileSite() }, signal),
    staleTime: freshMs,
    placeholderData: (previous) => previous,
    // The form waits for it, so that nothing moves under a finger.
    retry: false,
  });
}

/** Renders nothing without a banner: the page is still complete. */
export function RegisterBanner({ query }: { query: ReturnType<typeof useRegisterBanner> }) {
  if (query.isPending) {
    return (
      <div className={styles.banner}>
        <Skeleton height="100%" radius="var(--radius-m)" />
      </div>
    );
  }
  const banner = query.data?.banners[0];
  if (banner === undefined || banner.url === '') return null;
  return <img className={styles.banner} src={banner.url} alt={banner.title} />;
}
