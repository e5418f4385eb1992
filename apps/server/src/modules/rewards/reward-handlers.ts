import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { memberIfNamed } from '#modules/accounts/named-member.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { RewardState } from '@pavilion/domain/reward/reward-state';
import { askCaptcha } from './abuse/ask-captcha.ts';
import { rewardCheckHandlers } from './abuse/check-handlers.ts';
import { findHolding } from './abuse/check.store.ts';
import { claimAllRewards, claimReward } from './claim/claim-reward.ts';
import { countClaim } from './claim/count-claim.ts';
import { listGiftsPage } from './gift/gift.store.ts';
import { decideProposedGift, giveReward } from './gift/give-reward.ts';
import { mallHandlers, operatorMallHandlers } from './mall/mall-handlers.ts';
import { missionHandlers } from './missions/mission-handlers.ts';
import { pointHandlers } from './points/point-handlers.ts';
import { operatorRainHandlers, type RainCalls } from './rain/rain-handlers.ts';
import { operatorReferralHandlers } from './referral/operator-referrals.ts';
import { referralHandlers } from './referral/referral-handlers.ts';
import {
  conditionFacts,
  countClaimable,
  listOrigins,
  listRewardsPage,
  type StoredReward,
} from './reward.store.ts';
import type { RewardsDependencies } from './rewards-deps.ts';
import { showGift, showReward, showToOperator } from './show-reward.ts';
import { signInHandlers } from './sign-in/sign-in-handlers.ts';
import { vipStandings } from './vip/list-standings.ts';
import { showVipProgress } from './vip/vip-pages.ts';
import { voidReward } from './void-reward.ts';

const statesOf = {
  AVAILABLE: ['issued'],
  LOCKED: ['locked'],
  CLAIMED: ['claimed'],
  EXPIRED: ['expired', 'void'],
} as const satisfies Record<string, readonly RewardState[]>;

/** A reward that is claimed or void waits for no condition. */
const noFacts = new Map<bigint, never>();

/** A reward that ends within this time is marked. */
const soonMs = 24 * hourMs;

/** Reads what the conditions of the locked ones are compared with. */
function factsFor({ db, currency }: RewardsDependencies, rows: readonly StoredReward[]) {
  const locked = rows.filter(({ state }) => state === 'locked');
  const members = new Set(locked.map(({ member_id: memberId }) => memberId));
  return conditionFacts(db, [...members], currency.code);
}

/** What members do with their rewards. */
export function rewardHandlers(
  deps: RewardsDependencies,
  rain: RainCalls,
): Handlers<PlayerEndpoints['rewards']> {
  const { db, clock } = deps;
  return {
    ...pointHandlers(deps),
    ...mallHandlers(deps),
    ...signInHandlers(deps),
    ...missionHandlers(deps),
    ...referralHandlers(deps),
    ...rain.handlers,
    showVipProgress: (_, context) => showVipProgress(deps, context),
    listRewards: async ({ status, ...query }, { caller, language }) => {
      const { memberId } = caller;
      const states = status === undefined ? undefined : statesOf[status];
      const wanted = { memberId, states, ...pageSlice(query) };
      const { rows, total } = await listRewardsPage(db, wanted, true);
      const now = clock();
      const soon = new Date(now.getTime() + soonMs);
      const facts = await factsFor(deps, rows);
      const hasBonus = rows.some(({ bonusId }) => bonusId !== null);
      const running = hasBonus ? await deps.runningBonuses(db, memberId) : [];
      const locked = rows.filter(({ state }) => state === 'locked');
      const holding = await findHolding(
        db,
        locked.map(({ id }) => id),
      );
      const list = rows.map((reward) => {
        return showReward(deps, reward, language, {
          facts,
          running,
          check: holding.get(reward.id),
        });
      });
      const counts = await countClaimable(db, memberId, { now, soon });
      return { ...pageOf(list, total, query), ...counts };
    },
    claimReward: async (input, context) => {
      const { caller, language } = context;
      await countClaim(deps, context);
      await askCaptcha(deps, await listOrigins(db, caller.memberId, input), input, context);
      const claimed = await claimReward(deps, caller.memberId, input);
      const running = await deps.runningBonuses(db, caller.memberId);
      return showReward(deps, claimed, language, { facts: noFacts, running, check: undefined });
    },
    claimAllRewards: async ({ requestKey, ...given }, context) => {
      await countClaim(deps, context);
      await askCaptcha(deps, await listOrigins(db, context.caller.memberId), given, context);
      return { list: await claimAllRewards(deps, context.caller.memberId, requestKey) };
    },
  };
}

/** What operators see, give and take back. */
export function operatorRewardHandlers(
  deps: RewardsDependencies,
): Handlers<OperatorEndpoints['rewards']> {
  const { db } = deps;

  return {
    ...vipStandings(deps),
    ...operatorMallHandlers(deps),
    ...operatorReferralHandlers(deps),
    ...operatorRainHandlers(deps),
    ...rewardCheckHandlers(deps),
    listMemberRewards: async ({ account, origin, state, ...query }, { language }) => {
      const memberId = await memberIfNamed(deps, account);
      const states = state === undefined ? undefined : [state];
      const wanted = { memberId, origin, states, ...pageSlice(query) };
      const { rows, total } = await listRewardsPage(db, wanted, false);
      const facts = await factsFor(deps, rows);
      const list = rows.map((reward) => showToOperator(deps, reward, language, facts));
      return pageOf(list, total, query);
    },
    giveReward: async (input, { operator }) =>
      showGift(deps, await giveReward(deps, input, operator)),
    listGifts: async ({ state, ...query }) => {
      const { rows, total } = await listGiftsPage(db, { state, ...pageSlice(query) });
      const list = rows.map((gift) => showGift(deps, gift));
      return pageOf(list, total, query);
    },
    confirmGift: async ({ giftId }, { operator }) =>
      showGift(deps, await decideProposedGift(deps, giftId, 'given', operator)),
    refuseGift: async ({ giftId }, { operator }) =>
      showGift(deps, await decideProposedGift(deps, giftId, 'refused', operator)),
    voidReward: async (input, { operator, language }) =>
      showToOperator(deps, await voidReward(deps, input, operator), language, noFacts),
  };
}
