import { ApiError } from '#http/api-error.ts';
import type { Caller } from '#http/handlers.ts';
import { pageSlice, type PageRequest } from '#kit/page.ts';
import { isOffered } from '#modules/accounts/addressable.store.ts';
import { readAsOf } from '#modules/wallet/report-progress.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { referralCalls } from '@pavilion/contract/player/rewards/referrals';
import { maskedName } from '@pavilion/domain/member/masked';
import { memberKind } from '@pavilion/domain/member/member-type';
import { isOldEnough } from '@pavilion/domain/registration/registration-problems';
import { shownReferralState } from '@pavilion/domain/reward/referral';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { paths } from '@pavilion/screens/paths';
import type { RewardsDependencies } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { countByState, listFriends, listTierKeys, sumEarned } from './invited-friends.store.ts';
import { findCodeOf } from './referral-code.store.ts';
import { ensureCode } from './referral-code.ts';
import { readReferrals } from './referral-facts.store.ts';

type Input = ParsedInputOf<typeof referralCalls.showReferrals>;
type Shown = ResponseOf<typeof referralCalls.showReferrals>;
type Rules = NonNullable<RewardsDependencies['site']['rewards']['referral']>;

const amountsOf =
  ({ currency }: Pick<RewardsDependencies, 'currency'>) =>
  (minor: bigint) =>
    formatAmount(minor, currency.digits);

/** The rules while members can invite; refuses agents, and who may not be offered anything. */
async function rulesFor(
  { db, site, friendInvitations }: RewardsDependencies,
  { memberId, memberType }: Caller,
): Promise<Rules> {
  const { referral } = site.rewards;
  const isAgent = memberKind(memberType, site.memberTypes).agent;
  const isShown = !isAgent && (await friendInvitations.isOpen()) && (await isOffered(db, memberId));
  if (!referral || !isShown) throw new ApiError('referral.closed');
  return referral;
}

/** What the site gives, and for what. */
function showRules(deps: RewardsDependencies, rules: Rules) {
  const money = amountsOf(deps);
  const { reward, deposit, validBets, days, holdHours, limits } = rules;
  const { minimumAge } = deps.site.protection;
  return {
    reward: { amount: money(reward.amount), wageringMultiple: reward.wageringTimes },
    needs: { deposits: money(deposit), validBets: money(validBets), days, holdHours, minimumAge },
    limits: { ...limits },
  };
}

/** How many friends a member has, and what they have brought. */
async function showSums(deps: RewardsDependencies, memberId: bigint, { tiers }: Rules) {
  const { db } = deps;
  const money = amountsOf(deps);
  const counts = await countByState(db, memberId);
  const given = await listTierKeys(db, memberId);
  const rewarded = counts.get('rewarded') ?? 0;
  return {
    totalInvitations: [...counts.values()].reduce((sum, count) => sum + count, 0),
    qualified: (counts.get('held') ?? 0) + rewarded,
    rewarded,
    earned: money(await sumEarned(db, memberId)),
    tiers: tiers.map(({ friends, amount }) => ({
      friends,
      amount: money(amount),
      reached: given.has(`tier:${friends}`),
    })),
  };
}

async function showFriends(
  { db }: RewardsDependencies,
  memberId: bigint,
  page: PageRequest,
): Promise<Shown['friends']> {
  const friends = await listFriends(db, memberId, pageSlice(page));
  return friends.map(({ username, state, changedAt }) => ({
    name: maskedName(username),
    state: shownReferralState(state),
    at: changedAt.toISOString(),
  }));
}

/** How far the member is whom a friend invited. */
async function showOwn(
  deps: RewardsDependencies,
  memberId: bigint,
  rules: Rules,
): Promise<Shown['invited']> {
  const { code: currency } = deps.currency;
  const [own] = await readReferrals(deps.db, [memberId], { currency, needs: rules });
  if (own === undefined) return null;
  const { state, lastDay, deposits, validBets, provedContact, birthday } = own;
  const money = amountsOf(deps);
  const needed = (sum: bigint, target: bigint) => {
    const positive = sum > 0n ? sum : 0n;
    return { actual: money(positive < target ? positive : target), target: money(target) };
  };
  const { minimumAge } = deps.site.protection;
  return {
    state: shownReferralState(state),
    until: lastDay,
    deposits: needed(deposits, rules.deposit),
    validBets: needed(validBets, rules.validBets),
    provedContact,
    ofAge: birthday !== null && isOldEnough(birthday, todayOf(deps), minimumAge),
  };
}

/** The code of a member, the friends who registered by it, and how far an invited member is. */
export async function showReferrals(
  deps: RewardsDependencies,
  { autoGenerate, ...page }: Input,
  caller: Caller,
): Promise<Shown> {
  const { db, publicUrl } = deps;
  const { memberId } = caller;
  const rules = await rulesFor(deps, caller);
  const code = autoGenerate ? await ensureCode(deps, memberId) : await findCodeOf(db, memberId);
  return {
    referralCode: code,
    link: code === null ? null : `${publicUrl}${paths.register({ code })}`,
    promotionDomains: [new URL(publicUrl).host],
    ...(await showSums(deps, memberId, rules)),
    ...showRules(deps, rules),
    friends: await showFriends(deps, memberId, page),
    invited: await showOwn(deps, memberId, rules),
    asOf: await readAsOf(db, 'members'),
  };
}
