import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import { namedMember } from '#modules/accounts/named-member.ts';
import { findMemberAccount } from '#modules/wallet/account.store.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { eachMember } from '../each-member.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import {
  endRunning,
  findEndedByKey,
  findOverrideByKey,
  insertOverride,
  listOverdueOverrides,
  runningOverride,
  type Override,
} from './vip-override.store.ts';
import { changeLevel, lockStanding } from './vip-standing.store.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'currency' | 'site' | 'signals'>;
type Input = ParsedInputOf<OperatorEndpoints['rewards']['setVipLevel']>;

/** Whether a request under a known key is the one that set this level. */
function isSame(kept: Override, memberId: bigint, { level, endsAt, reason }: Input): boolean {
  return (
    kept.member_id === memberId &&
    kept.level === level &&
    kept.reason === reason &&
    endsAt !== null &&
    kept.ends_at.getTime() === Date.parse(endsAt)
  );
}

/** Whether an operator made this request before; refuses one with other content under its key. */
async function isRepeat(
  transaction: DatabaseTransaction,
  memberId: bigint,
  input: Input,
  operator: string,
): Promise<boolean> {
  const set = await findOverrideByKey(transaction, operator, input.requestKey);
  const endedFor = await findEndedByKey(transaction, operator, input.requestKey);
  if (set === null && endedFor === null) return false;
  const isKnown =
    input.level === null
      ? set === null && endedFor === memberId && input.endsAt === null
      : set !== null && isSame(set, memberId, input);
  if (!isKnown) throw new ApiError('reward.repeat.differs');
  return true;
}

/** When a level that is set ends; refuses one that the site does not have, or a past end. */
function endOf({ clock, site }: Deps, { level, endsAt }: Input): Date | null {
  if (level === null && endsAt === null) return null;
  const end = new Date(endsAt ?? Number.NaN);
  const isKnown = level !== null && site.vip.levels.some((one) => one.level === level);
  if (!isKnown || !(end > clock())) throw new ApiError('vip.override');
  return end;
}

async function writeOverride(
  { clock }: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  set: Pick<Input, 'reason' | 'requestKey'> & { level: number; endsAt: Date; operator: string },
): Promise<void> {
  const { level, reason, requestKey, endsAt, operator } = set;
  const at = clock();
  await endRunning(transaction, memberId, { at, by: operator, endKey: null });
  const isNew = await insertOverride(transaction, {
    id: randomUUID(),
    member_id: memberId,
    level,
    reason,
    request_key: requestKey,
    set_by: operator,
    set_at: at,
    ends_at: endsAt,
    ended_at: null,
    ended_by: null,
    end_key: null,
  });
  if (!isNew) throw new ApiError('reward.repeat.differs');
  await changeLevel(transaction, memberId, { level, cause: 'override', at });
}

/** Ends what was set for a member, and gives back the counted level. */
async function letReturn(
  { clock }: Deps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  by: { operator: string; endKey: string } | null,
): Promise<void> {
  const at = clock();
  const { level } = await lockStanding(transaction, memberId);
  if ((await runningOverride(transaction, memberId)) === null) return;
  const ended = { at, by: by?.operator ?? null, endKey: by?.endKey ?? null };
  await endRunning(transaction, memberId, ended);
  await changeLevel(transaction, memberId, { level, cause: 'overrideEnded', at });
}

/**
 * Sets the level of a member until an instant, in place of what was set before, or lets the counted
 * one return; returns the member. A repeat changes nothing.
 */
export async function setLevel(deps: Deps, input: Input, operator: string): Promise<bigint> {
  const { db, currency, signals } = deps;
  const memberId = await namedMember(deps, input.account);
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) throw new ApiError('trial.restricted');
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    if (await isRepeat(transaction, memberId, input, operator)) return;
    const { level, reason, requestKey } = input;
    const endsAt = endOf(deps, input);
    await lockStanding(transaction, memberId);
    if (level !== null && endsAt !== null) {
      const set = { level, reason, requestKey, endsAt, operator };
      await writeOverride(deps, transaction, memberId, set);
    } else {
      await letReturn(deps, transaction, memberId, { operator, endKey: requestKey });
    }
    await signals.publishIn(transaction, { kind: 'reward', memberId });
  });
  return memberId;
}

const step = 200;

/** A job: lets the counted level return where the time of what was set is over. */
export async function endOverrides(deps: Deps & Pick<RewardsDeps, 'logger'>): Promise<void> {
  const { db, clock, signals } = deps;
  let overdue: bigint[] = [];
  do {
    overdue = await listOverdueOverrides(db, clock(), { after: overdue.at(-1) ?? 0n, limit: step });
    const members = overdue.map((memberId) => ({ memberId }));
    await eachMember(deps, members, 'a VIP level that was set did not end', ({ memberId }) =>
      db.transaction().execute(async (transaction) => {
        await lockMember(transaction, memberId);
        const running = await runningOverride(transaction, memberId);
        if (running === null || running.ends_at > clock()) return;
        await letReturn(deps, transaction, memberId, null);
        await signals.publishIn(transaction, { kind: 'reward', memberId });
      }),
    );
  } while (overdue.length === step);
}
