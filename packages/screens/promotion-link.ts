import { findScreen } from './find-screen.ts';
import type { ScreenId } from './screens.ts';

/** Screens whose whole content is an offer. */
const ofOffers: ReadonlySet<string | undefined> = new Set<ScreenId>([
  'promotions',
  'promotion',
  'inviteFriends',
  'redRain',
]);

/**
 * Whether an address leads to the list of promotions, to one of them, or to the page of one, on
 * whichever host.
 */
export function leadsToPromotion(address: string): boolean {
  const [path = ''] = address.replace(/^https:\/\/[^/?#]*/i, '').split(/[?#]/);
  return ofOffers.has(findScreen(path.replace(/\/$/, ''))?.id);
}
