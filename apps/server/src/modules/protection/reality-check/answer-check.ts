import { lockAccount } from '#modules/wallet/account.store.ts';
import { endCheck, sumPlayAfter } from '#modules/wallet/play-limit.store.ts';
import { closeAccountPermits } from '#modules/wallet/wager-permit.store.ts';
import type { CheckAnswer } from '@pavilion/domain/protection/reality-check';
import { moneyAccountOf } from '../money-account.ts';
import type { ProtectionDeps } from '../protection-deps.ts';
import { insertAnswer } from './reality-check.store.ts';

type Deps = Pick<ProtectionDeps, 'db' | 'clock' | 'currency' | 'signals'>;

/**
 * Ends the check that waits since `since`, in one transaction with the record of what was shown;
 * `stop` closes every play session. The open pages of the member read the state again. Nothing
 * happens where no such check waits, as when it was answered elsewhere.
 */
export async function answerCheck(
  deps: Deps,
  memberId: bigint,
  { since, answer }: { since: Date; answer: CheckAnswer },
): Promise<void> {
  const { db, clock, signals } = deps;
  await db.transaction().execute(async (transaction) => {
    const account = await moneyAccountOf(deps, transaction, memberId);
    if (account === null) return;
    await lockAccount(transaction, account.accountId);
    const ended = await endCheck(transaction, account.accountId, since);
    if (ended === null) return;
    const { accountId } = account;
    const { stakedMinor, wonMinor } = await sumPlayAfter(transaction, accountId, ended.after);
    const now = clock();
    await insertAnswer(transaction, {
      member_id: memberId,
      since,
      played_ms: ended.playedMs,
      staked: stakedMinor,
      won: wonMinor,
      answer,
      at: now,
    });
    if (answer === 'stop') {
      await closeAccountPermits(transaction, account.accountId, 'stopped by the player', now);
    }
    await signals.publishIn(transaction, { kind: 'limit', memberId });
  });
}
