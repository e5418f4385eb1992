import type { Subscriptions } from '#kit/events.ts';
import { momentAfter } from '#kit/time/day-range.ts';
import { lockMember } from '#modules/accounts/member-lock.store.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { readLength } from '@pavilion/domain/protection/exclusion';
import { exclusionEnd } from '../exclusion/exclusion-end.ts';
import { eraseIdentity } from '../identity/erasure.store.ts';
import { tellWallet } from '../limit/play-limits.ts';
import { dropAdvice } from '../markers/advice.store.ts';
import { eraseHarm, writeDue } from '../markers/markers.store.ts';
import { moneyAccountOf } from '../money-account.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { deleteSelfTests } from '../self-test/self-test.store.ts';
import { eraseProtection, listClosed, markErased, type ClosedAccount } from './erasure.store.ts';

type Deps = Pick<
  ProtectionDeps,
  'db' | 'clock' | 'timeZone' | 'policy' | 'currency' | 'publish' | 'logger'
>;

const atOnce = 100;

/** Whether the law no longer has the data of an account kept. */
function isOver({ policy, timeZone }: Deps, { closedAt }: ClosedAccount, now: Date): boolean {
  const end = exclusionEnd(policy.closing.keepFor, closedAt, timeZone);
  return end !== null && end <= now;
}

/** An instant after which no account was closed whose data may go; at most some days too late. */
function closedUntil({ policy, timeZone }: Deps, now: Date): Date {
  const length = readLength(policy.closing.keepFor);
  if (length === null || length === 'forGood') throw new Error('closing.keepFor is not in years');
  // A 29 February and a change of the clocks make the way back shorter than the way there.
  const later = momentAfter(now, { hours: 48 }, timeZone);
  return momentAfter(later, { years: -length.count }, timeZone);
}

/** Erases the data of one member, in every module; the caller has found that their time is over. */
async function eraseOne({ db, clock, publish }: Deps, closed: ClosedAccount): Promise<void> {
  const { memberId } = closed;
  await db.transaction().execute(async (transaction) => {
    await lockMember(transaction, memberId);
    if (!(await markErased(transaction, closed, clock()))) return;
    await publish('memberErased', { transaction, memberId });
  });
}

/**
 * Erases the data of members whose accounts were closed for as long as the law has them kept. Who
 * cannot be erased now is tried again with the next run, and holds up nobody.
 */
export async function eraseAccounts(deps: Deps, signal: AbortSignal): Promise<void> {
  const { db, clock, logger } = deps;
  const now = clock();
  const until = closedUntil(deps, now);
  let page: ClosedAccount[];
  let last: ClosedAccount | null = null;
  do {
    page = await listClosed(db, until, last, atOnce);
    for (const closed of page.filter((one) => isOver(deps, one, now))) {
      if (signal.aborted) return;
      try {
        await eraseOne(deps, closed);
      } catch (error) {
        const memberId = closed.memberId.toString();
        logger.error({ err: error, memberId }, 'the data of a closed account were not erased');
      }
    }
    last = page.at(-1) ?? null;
  } while (page.length === atOnce);
}

/** What this module forgets of a member: at the closing, and when the data are erased. */
export function erasureSubscriptions(
  deps: Pick<Deps, 'clock' | 'currency' | 'policy'>,
): Subscriptions<ModuleEvents> {
  return {
    accountClosed: async ({ transaction, memberId }) => {
      await deleteSelfTests(transaction, memberId);
      await dropAdvice(transaction, memberId);
      await writeDue(transaction, memberId, null);
    },
    memberErased: async ({ transaction, memberId }) => {
      await deleteSelfTests(transaction, memberId);
      await eraseProtection(transaction, memberId);
      await eraseIdentity(transaction, memberId, deps.clock());
      const account = await moneyAccountOf(deps, transaction, memberId);
      if (account !== null) await tellWallet(deps, transaction, memberId, []);
      // Last, as a deposit locks the account before the row of its member's markers.
      await eraseHarm(transaction, memberId);
    },
  };
}
