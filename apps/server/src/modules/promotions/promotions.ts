import type { Handlers } from '#http/handlers.ts';
import type { Subscriptions } from '#kit/events.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { promotionAvailability } from '@pavilion/domain/promotion/promotion-offer';
import type { Language } from '@pavilion/domain/site/language';
import { claimReward } from './entry/claim-reward.ts';
import {
  eraseEntries,
  findStates,
  listEntriesPage,
  listMemberEntries,
  type StoredEntry,
} from './entry/entry.store.ts';
import { requestPromotion } from './entry/request-promotion.ts';
import { showAvailable, showEntry } from './entry/show-entry.ts';
import { availabilityOf, closedCodesOf, type PromotionsDeps } from './promotion-deps.ts';
import { approveEntry, rejectEntry, reviewEntry } from './review/review-entry.ts';

/** Sign-ups and applications to promotions, their review, and each reward once. */
export function createPromotions(deps: PromotionsDeps) {
  const { db, offers } = deps;

  async function showAll(entries: readonly StoredEntry[], language: Language) {
    const all = await offers.all();
    return entries.map((entry) => showEntry(deps, all, entry, language));
  }
  const show = async (entry: StoredEntry, language: Language) =>
    showEntry(deps, await offers.all(), entry, language);
  const showToOperator = async (entry: StoredEntry, language: Language) => ({
    ...(await show(entry, language)),
    account: entry.username,
  });

  const handlers: Handlers<PlayerEndpoints['promotions']> = {
    listMerchantPromotions: async () => {
      const shown = await offers.shownTo(null);
      const closed = await closedCodesOf(deps, shown);
      return {
        list: shown.map((one) => showAvailable(deps, one, promotionAvailability(one), { closed })),
      };
    },
    listAvailablePromotions: async (_, { caller }) => {
      const states = await findStates(db, caller.memberId);
      const used = await deps.usedOffers(caller.memberId);
      const shown = await offers.shownTo(caller);
      const closed = await closedCodesOf(deps, shown);
      const list = shown.map((one) => {
        const standing = { closed, reached: states.get(one.id) };
        return showAvailable(deps, one, availabilityOf(deps, one, caller, used), standing);
      });
      return { list };
    },
    listPromotionEntries: async ({ promotionId }, { caller, language }) => {
      const entries = await listMemberEntries(db, caller.memberId, promotionId);
      return { list: await showAll(entries, language) };
    },
    requestPromotion: async (input, { caller, language }) =>
      show(await requestPromotion(deps, caller, input), language),
    claimReward: async ({ promotionId }, { caller, language }) =>
      show(await claimReward(deps, caller.memberId, promotionId), language),
  };

  const operatorHandlers: Handlers<OperatorEndpoints['promotions']> = {
    listApplications: async ({ state, promotionId, ...query }, { language }) => {
      const page = await listEntriesPage(db, { state, promotionId, ...pageSlice(query) });
      return pageOf(
        await Promise.all(page.rows.map((entry) => showToOperator(entry, language))),
        page.total,
        query,
      );
    },
    reviewApplication: async ({ entryId }, { operator, language }) =>
      showToOperator(await reviewEntry(deps, entryId, operator), language),
    approveApplication: async (input, { operator, language }) =>
      showToOperator(await approveEntry(deps, input, operator), language),
    rejectApplication: async (input, { operator, language }) =>
      showToOperator(await rejectEntry(deps, input, operator), language),
  };
  const on: Subscriptions<ModuleEvents> = {
    memberErased: ({ transaction, memberId }) => eraseEntries(transaction, memberId),
  };
  return { handlers, operatorHandlers, on };
}
