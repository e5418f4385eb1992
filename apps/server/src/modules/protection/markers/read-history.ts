import { dayMs } from '#kit/time/milliseconds.ts';
import { findEmptied } from '#modules/wallet/empty-balance.store.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import { comparedDays, type HarmHistory } from '@pavilion/domain/protection/harm-markers';
import type { ProtectionDeps } from '../protection-deps.ts';
import { listPlay, listRaises } from './history.store.ts';

export type MarkerPolicy = NonNullable<ProtectionDeps['policy']['markersOfHarm']>;

/** From when on a marker that counts now may need what the member did. */
export function historyFrom(now: Date, { countsFor, signs }: MarkerPolicy): Date {
  const longest = Math.max(
    (comparedDays + 1) * dayMs,
    (signs.nightPlay.days + 1) * dayMs,
    signs.takenBack.within + signs.takenBack.after,
    signs.limitsRaised.within,
  );
  return new Date(now.getTime() - countsFor - longest);
}

/** What a member did since an instant. Not in a transaction, as reports lock before accounts. */
export async function readHistory(
  deps: Pick<ProtectionDeps, 'db' | 'timeZone' | 'currency' | 'paymentActs'>,
  { memberId, accountId }: { memberId: bigint; accountId: bigint },
  { since, belowMinor }: { since: Date; belowMinor: bigint },
): Promise<HarmHistory> {
  const { db, paymentActs } = deps;
  await catchUpReports(db, [accountId], deps);
  const { deposits, withdrawals } = await paymentActs(db, memberId, since);
  const emptied = await findEmptied(db, deposits, belowMinor);
  return {
    deposits: deposits.map(({ depositId, ...deposit }) => ({
      ...deposit,
      emptyAt: emptied.get(depositId) ?? null,
    })),
    withdrawals,
    raises: await listRaises(db, memberId, since),
    play: await listPlay(db, accountId, since),
  };
}
