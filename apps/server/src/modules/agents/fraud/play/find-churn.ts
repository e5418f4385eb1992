import { dayAfter } from '#kit/time/day-range.ts';
import { churnDays, churnDepositDays, isChurn } from '@pavilion/domain/fraud/churn';
import type { FraudDeps } from '../fraud-deps.ts';
import { listRegularPlayers, type RegularPlayer } from './churn.store.ts';
import { lookAtDays, type SeenByDay } from './look.ts';

export type ChurnDeps = FraudDeps & { rules: { salary: { activeMinimum: bigint } } };

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

function seenOf(player: RegularPlayer, days: string[]): SeenByDay {
  const { memberId, agentId, stakesMinor, winsMinor, receivedMinor } = player;
  return {
    subject: memberId.toString(),
    agentId,
    memberId,
    facts: {
      days,
      betMinor: sum(stakesMinor).toString(),
      winMinor: sum(winsMinor).toString(),
      depositMinor: receivedMinor.toString(),
    },
  };
}

/** Finds who below an agent only turns money over, in the days up to each closed one. */
export function findChurn(deps: ChurnDeps, signal?: AbortSignal): Promise<void> {
  const { db, rules } = deps;
  const minimumMinor = rules.salary.activeMinimum;
  const lookAt = async (last: string) => {
    const days = Array.from({ length: churnDays }, (_, at) => dayAfter(last, at + 1 - churnDays));
    const [first = last] = days;
    const depositsFrom = dayAfter(last, 1 - churnDepositDays);
    const range = { depositsFrom, first, last, count: churnDays };
    const players = await listRegularPlayers(db, range, minimumMinor);
    return players
      .filter((player) => isChurn({ ...player, minimumMinor }))
      .map((player) => seenOf(player, days));
  };
  return lookAtDays(deps, 'churn', lookAt, signal);
}
