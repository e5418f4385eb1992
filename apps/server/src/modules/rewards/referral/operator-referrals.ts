import { ApiError } from '#http/api-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { memberIfNamed } from '#modules/accounts/named-member.ts';
import type { referralCalls } from '@pavilion/contract/operator/referrals';
import { isUnfinished } from '@pavilion/domain/reward/referral';
import type { RewardsDependencies, RewardsDeps } from '../rewards-deps.ts';
import { changeReferral, type LockedReferral } from './change-referral.ts';
import { lookEveryMs } from './judge-referrals.ts';
import {
  findReferral,
  listReferralsPage,
  lockReferral,
  type NamedReferral,
  type ReferralChange,
} from './referral.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'signals'>;

function show(row: NamedReferral) {
  return {
    referralId: row.id,
    inviter: row.inviter,
    friend: row.friend,
    code: row.code,
    state: row.state,
    at: row.at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    heldUntil: row.held_until?.toISOString() ?? null,
    reason: row.reason,
    decidedBy: row.decided_by,
  };
}

/** Whether the operator has let it go on before; the site may have rewarded it since. */
const isReleasedBy = ({ state, decided_by: by }: LockedReferral, operator: string) =>
  by === operator && (state === 'held' || state === 'rewarded');

/** Lets one that is held be rewarded with the next pass; null where the operator has done so. */
function released(row: LockedReferral, operator: string, now: Date): ReferralChange | null {
  if (isReleasedBy(row, operator)) return null;
  if (row.state !== 'held') throw new ApiError('referral.state', { state: row.state });
  const lookedAt = new Date(now.getTime() - lookEveryMs);
  return { held_until: now, reason: null, decided_by: operator, looked_at: lookedAt };
}

/** Refuses one that is not finished; null where the operator has done so for that reason. */
function refused(
  row: LockedReferral,
  operator: string,
  { now, reason }: { now: Date; reason: string },
): ReferralChange | null {
  const { state } = row;
  if (state === 'refused' && row.decided_by === operator && row.reason === reason) return null;
  if (!isUnfinished(state)) throw new ApiError('referral.state', { state });
  const decision = { reason, decided_by: operator };
  return { ...decision, state: 'refused', changed_at: now, held_until: null };
}

/** Decides on a referral under its lock. */
async function decide(
  deps: Deps,
  id: string,
  changeOf: (row: LockedReferral, now: Date) => ReferralChange | null,
) {
  const { db, clock } = deps;
  const found = isOwnId(id) ? await findReferral(db, id) : null;
  if (!found) throw new ApiError('referral.not.found');
  await db.transaction().execute(async (transaction) => {
    const row = await lockReferral(transaction, found.friend_id);
    if (!row) throw new ApiError('referral.not.found');
    const change = changeOf(row, clock());
    if (change !== null) await changeReferral(deps, transaction, row, change);
  });
  const decided = await findReferral(db, id);
  if (!decided) throw new Error(`referral ${id} is gone`);
  return show(decided);
}

/** What operators read and decide of referrals. */
export function operatorReferralHandlers(
  deps: RewardsDependencies,
): Handlers<typeof referralCalls> {
  const { db } = deps;
  return {
    listReferrals: async ({ account, state, ...query }) => {
      const memberId = await memberIfNamed(deps, account);
      const { rows, total } = await listReferralsPage(db, { memberId, state, ...pageSlice(query) });
      return pageOf(rows.map(show), total, query);
    },
    releaseReferral: ({ referralId }, { operator }) =>
      decide(deps, referralId, (row, now) => released(row, operator, now)),
    refuseReferral: ({ referralId, reason }, { operator }) =>
      decide(deps, referralId, (row, now) => refused(row, operator, { now, reason })),
  };
}
