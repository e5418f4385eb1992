import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { boundsOfDay, dayAfter, dayAt } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { findAsOf } from '#modules/wallet/report-progress.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { SettlementState } from '@pavilion/domain/agent/settlement-state';
import { periodAt, type PeriodAt } from '../contract/period-at.ts';
import { findLastDay } from '../sums/team-sums.store.ts';
import { resultOf } from './period-result.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import {
  changeSettlement,
  insertSettlement,
  isSettled,
  lacksSalaries,
  leaseContract,
  listContractsDue,
  listOfDay,
  listVoided,
  type DueContract,
  type SettlementRow,
  type SettlementWithTerms,
} from './settlement.store.ts';

/** How long after the end of a period each kind is worked out. */
const delayMs: Record<ContractKind, number> = {
  hourlySalary: 10 * minuteMs,
  dailySalary: 30 * minuteMs,
  dividend: 60 * minuteMs,
};
/** Dividends take off the salaries of their days, so those come first. */
const inOrder = ['hourlySalary', 'dailySalary', 'dividend'] as const;

/** Until when periods of a kind may be worked out: all that goes into them is complete. */
async function completeUntil(
  { db, clock, timeZone }: SettlementDeps,
  kind: ContractKind,
): Promise<Date | null> {
  const latest = new Date(clock().getTime() - delayMs[kind]);
  const closed = await findLastDay(db);
  if (kind !== 'hourlySalary') {
    if (closed === null) return null;
    const { until } = boundsOfDay(closed, timeZone);
    return until <= latest ? until : boundsOfDay(closed, timeZone).from;
  }
  const asOf = await findAsOf(db, 'members');
  if (asOf === null) return null;
  const counted = asOf < latest ? asOf : latest;
  if (closed === null) return counted;
  // Who moves at a midnight has not moved before the teams of the day before are closed.
  const { until: inPlace } = boundsOfDay(dayAfter(closed, 1), timeZone);
  return counted < inPlace ? counted : inPlace;
}

/** A period of a contract, which may end before its period does. */
function periodOf(
  { terms, endsAt }: Pick<DueContract, 'terms' | 'endsAt'>,
  from: Date,
  timeZone: string,
): PeriodAt {
  const period = periodAt(terms.period, from, timeZone);
  if (endsAt === null || endsAt >= period.until) return { ...period, from };
  return {
    ...period,
    from,
    until: endsAt,
    lastDay: dayAt(new Date(endsAt.getTime() - 1), timeZone),
  };
}

/** What is worked out once more after it was void always waits for an operator. */
function firstState(
  { settlements }: SettlementDeps,
  { kind, isRepeat }: { kind: ContractKind; isRepeat: boolean },
  amount: bigint,
): SettlementState {
  if (amount === 0n) return 'nothing';
  if (isRepeat) return 'calculated';
  const waits = kind === 'dividend' ? settlements.dividendsWait : settlements.salariesWait;
  return waits ? 'calculated' : 'approved';
}

const isOther = (one: Date | null, other: Date | null) => one?.getTime() !== other?.getTime();

/** Works out one period in a transaction of its own; false where another process does. */
async function calculate(
  deps: SettlementDeps,
  contract: Omit<DueContract, 'from'> & { isRepeat: boolean },
  period: PeriodAt,
): Promise<boolean> {
  return deps.db.transaction().execute(async (transaction) => {
    const lease = await leaseContract(transaction, contract.contractId);
    // Its end may have been set since it was listed; then the period is another one.
    if (lease === null || (!contract.isRepeat && isOther(lease.endsAt, contract.endsAt))) {
      return false;
    }
    if (await isSettled(transaction, contract, period.from)) return true;
    const { digits } = deps.currency;
    const { result, carriedMinor } = await resultOf(transaction, contract, period, digits);
    await insertSettlement(transaction, {
      ...contract,
      id: randomUUID(),
      period,
      result,
      carriedMinor,
      state: firstState(deps, contract, result.pay.amountMinor),
      at: deps.clock(),
    });
    return true;
  });
}

/** Works out all periods of a contract that are complete, the oldest first. */
async function catchUp(
  deps: SettlementDeps,
  contract: DueContract,
  complete: Date,
  signal: AbortSignal | undefined,
): Promise<void> {
  let { from } = contract;
  while (!signal?.aborted && (contract.endsAt === null || from < contract.endsAt)) {
    const period = periodOf(contract, from, deps.timeZone);
    if (period.until > complete) return;
    const { kind, payeeId } = contract;
    if (kind === 'dividend' && (await lacksSalaries(deps.db, payeeId, period.until))) return;
    if (!(await calculate(deps, { ...contract, isRepeat: false }, period))) return;
    from = period.until;
  }
}

const periodOfRow = (row: SettlementRow): PeriodAt => ({
  from: row.period_start,
  until: row.period_end,
  firstDay: row.first_day,
  lastDay: row.last_day,
});

/** Works out once more what an operator has voided. */
async function repeatVoided(deps: SettlementDeps, signal?: AbortSignal): Promise<void> {
  for (const row of await listVoided(deps.db)) {
    if (signal?.aborted) return;
    const { kind, payee_id: payeeId, payer_id: payerId, terms } = row;
    const contract = { contractId: row.contract_id, kind, payeeId, payerId, terms, endsAt: null };
    try {
      await calculate(deps, { ...contract, isRepeat: true }, periodOfRow(row));
    } catch (error) {
      deps.logger.error({ err: error, settlement: row.id }, 'a void period was not worked out');
    }
  }
}

/**
 * Works out what contracts pay for the periods that are complete, the oldest first, each once; a
 * repeat, or a second process at the same time, changes nothing.
 */
export async function calculateSettlements(
  deps: SettlementDeps,
  signal?: AbortSignal,
): Promise<void> {
  const { db, logger } = deps;
  await repeatVoided(deps, signal);
  for (const kind of inOrder) {
    const complete = await completeUntil(deps, kind);
    if (complete === null) continue;
    for (const contract of await listContractsDue(db, kind, complete)) {
      if (signal?.aborted) return;
      try {
        await catchUp(deps, contract, complete, signal);
      } catch (error) {
        logger.error({ err: error, contract: contract.contractId }, 'a period was not worked out');
      }
    }
  }
}

/** Works a settlement out anew for an operator who approves it. */
export async function recalculate(
  deps: SettlementDeps,
  transaction: DatabaseTransaction,
  { terms, ...row }: SettlementWithTerms,
  operator: string,
): Promise<void> {
  const { kind, payee_id: payeeId, payer_id: payerId } = row;
  const worked = { kind, payeeId, payerId, terms };
  const { digits } = deps.currency;
  const { result, carriedMinor } = await resultOf(transaction, worked, periodOfRow(row), digits);
  const { amountMinor, tier, carryMinor } = result.pay;
  await changeSettlement(transaction, row.id, {
    inputs: result.shown,
    tier,
    amount: amountMinor,
    carry_before: carriedMinor,
    carry_after: carryMinor,
    calculated_at: deps.clock(),
    state: amountMinor === 0n ? 'nothing' : 'approved',
    operator,
  });
}

/** Works out a closed day's settlements anew, and notes those that come to something else. */
export async function compareSettlements(
  { db, currency }: SettlementDeps,
  day: string,
): Promise<number> {
  let differing = 0;
  for (const { terms, ...row } of await listOfDay(db, day)) {
    const { kind, payee_id: payeeId, payer_id: payerId } = row;
    const worked = { kind, payeeId, payerId, terms };
    const { result } = await resultOf(db, worked, periodOfRow(row), currency.digits);
    const differs = result.pay.amountMinor !== row.amount || result.pay.tier !== row.tier;
    if (differs) differing += 1;
    if (differs === row.differs) continue;
    await db
      .transaction()
      .execute((transaction) => changeSettlement(transaction, row.id, { differs }));
  }
  return differing;
}
