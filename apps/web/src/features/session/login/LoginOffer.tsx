import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Picture } from '#features/site/Picture.tsx';
import { api } from '#kit/api.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { paths } from '@pavilion/screens/paths';
import styles from './LoginSheet.module.css';

/** Renders the promotion that the site offers to guests; nothing without one. */
export function LoginOffer() {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['session', 'loginOffer', language],
    queryFn: ({ signal }) => api.content.getLoginOffer({}, signal),
    staleTime: 60_000,
  });
  const offer = data?.offer ?? null;
  if (offer === null) return null;
  return (
    <Link className={styles.offer} href={paths.promotion(offer.promotionId)}>
      <Picture
        className={styles.cover}
        style={{ backgroundColor: offer.color || undefined }}
        src={offer.picture}
        first
      />
      <span>
        <span className={styles.title}>{offer.title}</span>
        <br />
        <span className={styles.summary}>{offer.summary}</span>
      </span>
    </Link>
  );
}
