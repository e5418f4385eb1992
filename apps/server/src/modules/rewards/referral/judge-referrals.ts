import type { DatabaseTransaction } from '#db/database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { lockMembers } from '#modules/accounts/member-lock.store.ts';
import { isOldEnough } from '@pavilion/domain/registration/registration-problems';
import {
  isReady,
  isUnfinished,
  judgeReferral,
  type ReferralFacts,
} from '@pavilion/domain/reward/referral';
import type { IssueDeps } from '../issue-reward.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { changeReferral } from './change-referral.ts';
import { payReferral, type Payment, type ReferralRules } from './pay-referral.ts';
import { readReferrals, type SeenReferral } from './referral-facts.store.ts';
import {
  listToLookAt,
  lockReferral,
  lockReferralRewards,
  noteLookedAt,
  type ReferralChange,
} from './referral.store.ts';

type Deps = IssueDeps & Pick<RewardsDeps, 'db' | 'logger'>;

/** Every friend who can still be rewarded is looked at as often. */
export const lookEveryMs = hourMs;

const pageSize = 200;

/** Why a friend is held until an operator decides. */
export const samePerson = 'same person as another friend';

/** What a look at a friend leads to; one who waits is looked at again with the next pass. */
type Step = 'nothing' | 'wait' | 'pay' | ReferralChange;

function readFrom(db: Deps['db'] | DatabaseTransaction, deps: Deps, rules: ReferralRules) {
  return (friendIds: readonly bigint[]) =>
    readReferrals(db, friendIds, { currency: deps.currency.code, needs: rules });
}

function factsOf(deps: Deps, seen: SeenReferral): ReferralFacts {
  const { birthday } = seen;
  const { minimumAge } = deps.site.protection;
  const ofAge = birthday !== null && isOldEnough(birthday, todayOf(deps), minimumAge);
  return { ...seen, ofAge };
}

/** When one who is held from now on is rewarded, unless it is a person who was rewarded before. */
function holdOf(seen: SeenReferral, now: Date, { holdHours }: ReferralRules): ReferralChange {
  return seen.isKnownFriend
    ? { held_until: null, reason: samePerson }
    : { held_until: new Date(now.getTime() + holdHours * hourMs) };
}

/** What is done with one whose hold is over. */
function afterHold(seen: SeenReferral, facts: ReferralFacts): Step {
  if (seen.isKnownFriend && seen.decidedBy === null) {
    return { held_until: null, reason: samePerson };
  }
  return isReady(facts) ? 'pay' : 'nothing';
}

const isHoldOver = ({ state, heldUntil }: SeenReferral, now: Date) =>
  state === 'held' && heldUntil !== null && heldUntil <= now;

function stepOf(deps: Deps, seen: SeenReferral, rules: ReferralRules): Step {
  const now = deps.clock();
  const facts = factsOf(deps, seen);
  const { state, reason } = judgeReferral(seen.state, facts, rules);
  const needsDetails = state === 'held' || reason === 'own account';
  if (needsDetails && seen.isUnmarked) return 'wait';
  if (state === seen.state) return isHoldOver(seen, now) ? afterHold(seen, facts) : 'nothing';
  const changed = { state, changed_at: now };
  if (state === 'held') return { ...changed, ...holdOf(seen, now, rules) };
  return isUnfinished(state) ? changed : { ...changed, held_until: null, reason, decided_by: null };
}

/** What a payment changes; only the time of the look where it comes to nothing for now. */
function changeBy(payment: Payment, now: Date): ReferralChange {
  if (payment === null) return {};
  const changed = { state: payment.kind, changed_at: now, held_until: null } as const;
  return payment.kind === 'rewarded'
    ? { ...changed, reason: null, rewarded_on: payment.on }
    : { ...changed, reason: payment.reason, decided_by: null };
}

/** Looks at all facts of one friend anew under the locks, and does what they lead to. */
async function decide(
  deps: Deps,
  transaction: DatabaseTransaction,
  { friendId, inviterId }: SeenReferral,
  rules: ReferralRules,
): Promise<void> {
  await lockMembers(transaction, [inviterId, friendId]);
  const before = await lockReferral(transaction, friendId);
  if (!before || !isUnfinished(before.state)) return;
  if (before.state === 'held') await lockReferralRewards(transaction);
  const [seen] = await readFrom(transaction, deps, rules)([friendId]);
  if (!seen) return;
  const now = deps.clock();
  const step = stepOf(deps, seen, rules);
  if (step === 'wait') return;
  const change =
    step === 'pay' ? changeBy(await payReferral(deps, transaction, seen, rules), now) : step;
  const looked = { looked_at: now, posting_id: seen.postingId };
  await changeReferral(deps, transaction, before, {
    ...looked,
    ...(change !== 'nothing' && change),
  });
}

/** Looks at a page of friends; where nothing changes, that is only noted. */
async function judgePage(
  deps: Deps,
  friendIds: readonly bigint[],
  rules: ReferralRules,
  signal: AbortSignal | undefined,
): Promise<void> {
  const now = deps.clock();
  const unchanged: SeenReferral[] = [];
  for (const seen of await readFrom(deps.db, deps, rules)(friendIds)) {
    if (signal?.aborted) break;
    const step = isUnfinished(seen.state) ? stepOf(deps, seen, rules) : 'wait';
    if (step === 'nothing') unchanged.push(seen);
    if (step === 'nothing' || step === 'wait') continue;
    try {
      await deps.db.transaction().execute((transaction) => decide(deps, transaction, seen, rules));
    } catch (error) {
      deps.logger.error({ err: error, memberId: seen.friendId }, 'a friend was not judged');
    }
  }
  await noteLookedAt(deps.db, unchanged, now);
}

/**
 * A job: looks at friends who can still be rewarded, and rewards both sides of those whose hold is
 * over; one that fails keeps no other. It goes on when inviting is closed: what was promised is
 * given.
 */
export async function judgeReferrals(deps: Deps, signal?: AbortSignal): Promise<void> {
  const { referral: rules } = deps.site.rewards;
  if (!rules) return;
  const now = deps.clock();
  const before = new Date(now.getTime() - lookEveryMs);
  const friendIds = await listToLookAt(deps.db, { currency: deps.currency.code, now, before });
  for (let at = 0; at < friendIds.length && !signal?.aborted; at += pageSize) {
    await judgePage(deps, friendIds.slice(at, at + pageSize), rules, signal);
  }
}
