import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { giveReward as giveCall } from '@pavilion/contract/operator/rewards';
import type { ConditionKind } from '@pavilion/domain/reward/reward-condition';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { issueReward, writeRewardLetters } from '../issue-reward.ts';
import { refuseUnoffered } from '../refuse-unoffered.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  decideGift,
  findMemberOfGift,
  insertGift,
  lockGift,
  lockGiftByKey,
  type Gift,
} from './gift.store.ts';

type Deps = Pick<
  RewardsDeps,
  'db' | 'clock' | 'currency' | 'site' | 'signals' | 'writeInboxMessages'
>;
type Input = ParsedInputOf<typeof giveCall>;
/** A condition of a gift as its row keeps it. */
type GiftCondition = { kind: ConditionKind; target: string };

function minorOf(text: string | undefined, digits: number): bigint {
  const minor = text === undefined ? null : parseAmount(text, digits);
  if (minor === null || minor === 0n) throw new ApiError('wallet.amount.invalid');
  return minor;
}

/** The conditions of a gift, each kind once; amounts in minor units as text. */
function conditionsOf({ conditions }: Input, digits: number): GiftCondition[] {
  const kinds = conditions.map(({ condition }) => condition);
  if (new Set(kinds).size < kinds.length) throw new ApiError('reward.terms', { conditions: kinds });
  return conditions.map(({ condition: kind, target }) => ({
    kind,
    target: kind === 'provedContact' ? '0' : minorOf(target, digits).toString(),
  }));
}

/** Refuses what the policy of the site does not allow in any reward; points are never wagered. */
function refuseTerms({ site }: Deps, { kind, wageringMultiple }: Input, amount: bigint): void {
  const { largestGrant, largestWagering } = site.policy.bonus;
  if (kind === 'cash' && amount > largestGrant) throw new ApiError('wallet.amount.invalid');
  const most = kind === 'points' ? 0 : largestWagering;
  if (wageringMultiple > most) throw new ApiError('reward.terms', { largestWagering: most });
}

/** Whether another operator must confirm it. */
function isLarge({ site }: Deps, { kind }: Input, amount: bigint): boolean {
  const { aloneUpTo, pointsAloneUpTo } = site.policy.reward;
  return amount > (kind === 'points' ? BigInt(pointsAloneUpTo) : aloneUpTo);
}

/** Turns a gift into a reward of its member; the caller holds the lock of both. */
async function give(
  deps: Deps,
  transaction: DatabaseTransaction,
  gift: Gift,
  operator: string,
): Promise<Gift> {
  await refuseUnoffered(transaction, gift.member_id);
  const issued = await issueReward(deps, transaction, {
    memberId: gift.member_id,
    origin: 'manual',
    key: gift.id,
    title: gift.title,
    kind: gift.kind,
    amount: gift.amount,
    wageringMultiple: gift.wagering_multiple,
    conditions: (gift.conditions as GiftCondition[]).map(({ kind, target }) => ({
      kind,
      target: BigInt(target),
    })),
    operator,
  });
  if (issued === null) throw new Error(`gift ${gift.id} was given before`);
  const letter = { title: gift.title, requestKey: issued.id, operator };
  await writeRewardLetters(deps, transaction, [gift.member_id], letter);
  const decision = { state: 'given', decided_by: operator, reward_id: issued.id } as const;
  const decided = { ...decision, decided_at: deps.clock() };
  await decideGift(transaction, gift.id, decided);
  return { ...gift, ...decided };
}

/**
 * Gives a member a reward of money or points; one above what `policy.reward` lets an operator give
 * alone is only proposed. A repeat of the request gives nothing again and answers the same; other
 * content under its key is refused.
 */
export async function giveReward(deps: Deps, input: Input, operator: string): Promise<Gift> {
  const { db, currency, clock } = deps;
  const amount = minorOf(input.amount, input.kind === 'points' ? 0 : currency.digits);
  const conditions = conditionsOf(input, currency.digits);
  refuseTerms(deps, input, amount);
  const memberId = await namedMember(deps, input.account);
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) throw new ApiError('member.not.found');
  const needsSecond = isLarge(deps, input, amount);
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    await insertGift(transaction, {
      id: randomUUID(),
      member_id: memberId,
      title: input.title,
      kind: input.kind,
      amount,
      wagering_multiple: input.wageringMultiple,
      conditions: JSON.stringify(conditions),
      reason: input.reason,
      request_key: input.requestKey,
      state: 'proposed',
      needs_second: needsSecond,
      proposed_by: operator,
      proposed_at: clock(),
    });
    const gift = await lockGiftByKey(transaction, operator, input.requestKey);
    if (!gift) throw new Error('a gift is gone');
    const { kind, wageringMultiple: multiple, title, reason } = input;
    const wanted = [memberId, kind, amount, multiple, title, conditions, reason];
    const { member_id: of, wagering_multiple: times } = gift;
    const kept = [of, gift.kind, gift.amount, times, gift.title, gift.conditions, gift.reason];
    if (!isDeepStrictEqual(wanted, kept)) throw new ApiError('reward.repeat.differs');
    const isOpen = gift.state === 'proposed' && !gift.needs_second;
    return isOpen ? give(deps, transaction, gift, operator) : gift;
  });
}

/**
 * Decides a proposed gift. `given` needs another operator than the one who proposed it; `refused`
 * is open to any. A repeat of the same decision changes nothing.
 */
export async function decideProposedGift(
  deps: Deps,
  id: string,
  state: 'given' | 'refused',
  operator: string,
): Promise<Gift> {
  const { db, clock } = deps;
  return db.transaction().execute(async (transaction) => {
    const memberId = isOwnId(id) ? await findMemberOfGift(transaction, id) : null;
    if (memberId === null) throw new ApiError('reward.not.found');
    await lockMember(transaction, memberId);
    const gift = await lockGift(transaction, id);
    if (!gift) throw new ApiError('reward.not.found');
    if (gift.state === state) return gift;
    if (gift.state !== 'proposed') throw new ApiError('reward.state', { state: gift.state });
    if (state === 'given') {
      if (gift.proposed_by === operator) throw new ApiError('reward.same.person');
      return give(deps, transaction, gift, operator);
    }
    const decision = { state, decided_by: operator, decided_at: clock(), reward_id: null };
    await decideGift(transaction, id, decision);
    return { ...gift, ...decision };
  });
}
