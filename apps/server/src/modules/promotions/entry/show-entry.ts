import { promotionAction } from '@pavilion/domain/promotion/promotion-action';
import type { PromotionAvailability } from '@pavilion/domain/promotion/promotion-offer';
import { unlessClosed, type PromotionState } from '@pavilion/domain/promotion/promotion-state';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { stateToday, type PromotionsDeps, type SitePromotion } from '../promotion-deps.ts';
import type { StoredEntry } from './entry.store.ts';

type Deps = Pick<PromotionsDeps, 'site' | 'clock'>;

/** What of a reader decides on the state of a promotion, and the codes that are closed for now. */
type Standing = { closed: readonly string[]; reached?: PromotionState | undefined };

/** Shows a promotion with its state today and the action it allows. */
export function showAvailable(
  deps: Deps,
  promotion: SitePromotion,
  availability: PromotionAvailability,
  { closed, reached }: Standing,
) {
  const state = unlessClosed(stateToday(deps, promotion, reached), promotion.promoCode, closed);
  const action = promotionAction(promotion.entry, state, availability);
  return { promotionId: promotion.id, state, action, availability };
}

/** What was issued: an amount, or whole points. */
function rewardOf({ site }: Deps, { reward, reward_kind: kind }: StoredEntry): string | null {
  if (reward === null) return null;
  return kind === 'points' ? reward.toString() : formatAmount(reward, site.brand.currency.digits);
}

/** Shows an entry; one whose promotion is gone is closed and has the promotion's id as title. */
export function showEntry(
  deps: Deps,
  offers: readonly SitePromotion[],
  entry: StoredEntry,
  language: Language,
) {
  const promotion = offers.find((one) => one.id === entry.promotion_id);
  const open = promotion && stateToday(deps, promotion, entry.state) !== 'close';
  // A decision stays visible after the promotion has ended.
  const decided = entry.state === 'claimed' || entry.state === 'rejected';
  const state: PromotionState = open || decided ? entry.state : 'close';
  return {
    entryId: entry.id,
    promotionId: entry.promotion_id,
    title: promotion?.title[language] ?? entry.promotion_id,
    state,
    action: promotion ? promotionAction(promotion.entry, state) : null,
    comment: entry.comment,
    pictureIds: entry.pictureIds,
    rewardKind: entry.reward_kind,
    reward: rewardOf(deps, entry),
    reason: entry.reason,
    history: entry.history.map((one) => ({
      state: one.state,
      changedAt: one.changed_at.toISOString(),
    })),
  };
}
