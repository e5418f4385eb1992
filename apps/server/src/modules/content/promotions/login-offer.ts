import type { Site } from '#modules/site/site.ts';
import type { promotionsOf } from './site-promotions.ts';

/** The site's promotion for guests who log in; null for none, and while nobody can take part. */
export function loginOffer(
  promotions: ReturnType<typeof promotionsOf>,
  { policy }: Pick<Site, 'policy'>,
) {
  const offer = promotions.find(({ id }) => id === policy.login.offer);
  if (offer?.state !== 'join') return null;
  const { id, title, summary, announcementImages } = offer;
  const cover = announcementImages[0];
  return { promotionId: id, title, summary, picture: cover?.url ?? '', color: cover?.color ?? '' };
}
