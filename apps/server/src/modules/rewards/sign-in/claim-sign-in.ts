import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockUnexcluded } from '#modules/accounts/member-lock.store.ts';
import { rowOn } from '@pavilion/domain/reward/sign-in';
import { inEach } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import { catchUpOwn } from '../catch-up-own.ts';
import { takeReward } from '../claim/claim-reward.ts';
import { issueReward } from '../issue-reward.ts';
import { refuseUnoffered } from '../refuse-unoffered.ts';
import { findClaimedBy, lockReward, noteClaimKey } from '../reward.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { todayOf } from '../site-day.ts';
import { areConditionsMet, readConditions } from './sign-in-conditions.ts';
import { findLastSignIn, findSignInOf, insertSignIn, type SignedIn } from './sign-in.store.ts';

/** The place in the row that the member saw as today. */
type Request = { day: number; requestKey: string };

/** The day of the row that can be claimed now; refuses any other. */
async function refuseDay(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  place: number,
) {
  const { signIn } = deps.site.rewards;
  const today = todayOf(deps);
  const last = await findLastSignIn(transaction, memberId);
  if (!signIn) throw new ApiError('signin.day');
  const row = rowOn(today, last, { row: signIn.row, days: signIn.days.length });
  if (row.isDone) throw new ApiError('signin.done');
  const gift = signIn.days[row.place - 1];
  if (place !== row.place || !gift) throw new ApiError('signin.day');
  const conditions = await readConditions(deps, transaction, memberId, today);
  if (!areConditionsMet(conditions)) throw new ApiError('signin.condition');
  return { gift, today, rowStart: row.rowStart };
}

/** Gives the reward of today, and claims it unless it is checked first. */
async function signInNow(
  deps: RewardsDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  { day: place, requestKey }: Request,
): Promise<SignedIn> {
  const { gift, today, rowStart } = await refuseDay(deps, transaction, memberId, place);
  const { kind, amount, wageringTimes } = gift;
  const given = await issueReward(deps, transaction, {
    memberId,
    origin: 'sign-in',
    key: `${rowStart}:${place}`,
    title: inEach((language) => textIn(language, 'reward.title.signIn', { day: `${place}` })),
    kind,
    amount,
    wageringMultiple: wageringTimes,
    // The member has claimed it: once it was checked, the site does the rest.
    isAuto: true,
  });
  const reward = given && (await lockReward(transaction, given.id));
  if (!reward) throw new Error(`day ${place} of the row of ${rowStart} was given before`);
  await insertSignIn(transaction, memberId, { day: today, rowStart, place, rewardId: reward.id });
  const isHeld = reward.state === 'locked';
  if (isHeld) await noteClaimKey(transaction, reward.id, requestKey);
  else await takeReward(deps, transaction, reward, requestKey);
  const state = isHeld ? 'checking' : 'claimed';
  return { day: today, place, kind, amount, wageringTimes, state };
}

/**
 * Signs a member in for today: the day, its reward and the claim of it are one transaction. A
 * repeat gives nothing and answers the same; a request key that claimed anything else is refused.
 */
export async function claimSignIn(
  deps: RewardsDeps,
  memberId: bigint,
  request: Request,
): Promise<SignedIn> {
  await catchUpOwn(deps, memberId);
  return deps.db.transaction().execute(async (transaction) => {
    await lockUnexcluded(transaction, memberId);
    const claimed = await findClaimedBy(transaction, memberId, request.requestKey);
    if (claimed === null) {
      await refuseUnoffered(transaction, memberId);
      return signInNow(deps, transaction, memberId, request);
    }
    const before = await findSignInOf(transaction, claimed);
    if (before?.place !== request.day) throw new ApiError('reward.repeat.differs');
    return before;
  });
}
