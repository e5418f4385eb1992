import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { memberIfNamed, namedMember } from '#modules/accounts/named-member.ts';
import type { rewardCheckCalls } from '@pavilion/contract/operator/reward-checks';
import { noFacts } from '../issue-reward.ts';
import { conditionFacts, listByIds } from '../reward.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { showAmount, showToOperator } from '../show-reward.ts';
import { listNeighbours, readAccounts } from './abuse-facts.store.ts';
import { listHeldPage, sumByOrigin } from './check.store.ts';
import { releaseReward } from './hold-rewards.ts';
import { scoreOf } from './judge-rewards.ts';

/** What operators see of rewards that are checked, and of the accounts that they are given to. */
export function rewardCheckHandlers(deps: RewardsDeps): Handlers<typeof rewardCheckCalls> {
  const { db, clock, currency } = deps;

  return {
    listHeldRewards: async ({ account, reason, ...query }, { language }) => {
      const memberId = await memberIfNamed(deps, account);
      const page = await listHeldPage(db, { memberId, reason, ...pageSlice(query) });
      const rewards = await listByIds(
        db,
        page.rows.map(({ reward_id: id }) => id),
      );
      const members = [...new Set(page.rows.map((row) => row.member_id))];
      const facts = await conditionFacts(db, members, currency.code);
      const list = page.rows.flatMap((check) => {
        const reward = rewards.get(check.reward_id);
        if (!reward) return [];
        return [
          {
            reward: showToOperator(deps, reward, language, facts),
            reason: check.reason,
            score: check.score,
            rules: check.rules,
            sameAs: check.sameAs,
            heldSince: check.opened_at.toISOString(),
            heldUntil: check.held_until?.toISOString() ?? null,
          },
        ];
      });
      return pageOf(list, page.total, query);
    },
    releaseReward: async (input, { operator, language }) => {
      const released = await releaseReward(deps, input, operator);
      const facts = new Map([[released.member_id, noFacts]]);
      return showToOperator(deps, released, language, facts);
    },
    showRewardAbuse: async ({ account }) => {
      const memberId = await namedMember(deps, account);
      const seen = (await readAccounts(db, [memberId], clock())).get(memberId);
      if (!seen) throw new ApiError('member.not.found');
      const { score, rules } = scoreOf(deps, seen);
      const neighbours = await listNeighbours(db, memberId, clock());
      const given = await sumByOrigin(db, memberId);
      return {
        account: seen.username,
        score,
        rules,
        neighbours: neighbours.map(({ lastAt, ...one }) => ({
          ...one,
          lastAt: lastAt?.toISOString() ?? null,
        })),
        given: given.map((one) => ({ ...one, amount: showAmount(currency, one) })),
      };
    },
  };
}
