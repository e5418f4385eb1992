import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { dayAt } from '#kit/time/day-range.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { MoneyStep, WrittenWithdrawal } from '#modules/payments/payments-deps.ts';
import { passedThrough, passedThroughDays } from '@pavilion/domain/fraud/passed-through';
import { raiseCase } from '../case.store.ts';
import {
  listDepositedTransfers,
  noteInRing,
  withPlayed,
  type DepositedTransfer,
} from './passed-through.store.ts';

/** So many transfers are shown, the last ones. */
const mostShown = 20;

export type PassedThroughDeps = {
  timeZone: string;
  /** How often what arrives must be played. */
  transfer: { playThrough: number };
};

const withdrawalStep = ({ memberId, amountMinor, at }: WrittenWithdrawal): MoneyStep => ({
  step: 'withdrawal',
  from: memberId.toString(),
  to: null,
  amountMinor: amountMinor.toString(),
  at: at.toISOString(),
});

/** Each deposit once, then what was sent after it, in the order of time. */
function stepsOf(memberId: bigint, transfers: readonly DepositedTransfer[]): MoneyStep[] {
  const steps = transfers.flatMap((one): MoneyStep[] => {
    const sender = one.senderId.toString();
    return [
      {
        step: 'deposit',
        from: null,
        to: sender,
        amountMinor: one.depositMinor.toString(),
        at: one.depositedAt.toISOString(),
      },
      {
        step: 'transfer',
        from: sender,
        to: memberId.toString(),
        amountMinor: one.amountMinor.toString(),
        at: one.at.toISOString(),
      },
    ];
  });
  const named = new Map(steps.map((step) => [JSON.stringify(step), step]));
  return [...named.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

async function raisePassedThrough(
  { timeZone, transfer }: PassedThroughDeps,
  transaction: DatabaseTransaction,
  withdrawn: WrittenWithdrawal,
): Promise<MoneyStep[] | null> {
  const { withdrawalId, memberId, accountId, amountMinor, at } = withdrawn;
  const since = new Date(at.getTime() - passedThroughDays * dayMs);
  const [first, ...others] = await listDepositedTransfers(
    transaction,
    memberId,
    since,
    passedThroughDays,
  );
  if (first === undefined) return null;
  const received = await withPlayed(transaction, accountId, [first, ...others]);
  const passed = passedThrough(received, transfer.playThrough, amountMinor);
  const [begin] = passed;
  if (begin === undefined) return null;
  const chain = [...stepsOf(memberId, passed.slice(-mostShown)), withdrawalStep(withdrawn)];
  const senders = [...new Set(passed.map(({ senderId }) => senderId))];
  await raiseCase(transaction, {
    id: randomUUID(),
    kind: 'passedThrough',
    subject: withdrawalId,
    agentId: begin.senderId,
    memberId,
    others: senders,
    withdrawalId,
    facts: { chain, betMinor: begin.playedMinor.toString() },
    day: dayAt(at, timeZone),
    at,
  });
  return chain;
}

/**
 * How the money came that a withdrawal takes out, where it passed through from a deposit of
 * somebody else, which opens a case, or goes round in a ring; else null.
 */
export async function chainOf(
  deps: PassedThroughDeps,
  transaction: DatabaseTransaction,
  withdrawn: WrittenWithdrawal,
): Promise<MoneyStep[] | null> {
  const passed = await raisePassedThrough(deps, transaction, withdrawn);
  const ring = await noteInRing(transaction, withdrawn);
  return passed ?? (ring && [...ring, withdrawalStep(withdrawn)]);
}
