import type { Database, DatabaseTransaction } from '#db/database.ts';
import { startOfDay } from '#kit/time/day-range.ts';
import { findMemberAccount, findPlayOwed } from '#modules/wallet/account.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { boundCash } from '@pavilion/domain/agent/bound-cash';
import { formatAmount, larger, smaller } from '@pavilion/domain/wallet/money';
import type { TransferDeps } from './transfer-deps.ts';
import { sumSent, type SentToday } from './transfer.store.ts';

type Rules = ResponseOf<PlayerEndpoints['agents']['getTransferRules']>;

/** What an agent has sent today, in all and to one person. */
export function sentToday(
  { clock, timeZone }: TransferDeps,
  db: Database | DatabaseTransaction,
  senderId: bigint,
  receiverId: bigint | null = null,
): Promise<SentToday> {
  return sumSent(db, senderId, startOfDay(clock(), timeZone), receiverId);
}

/** What the day still allows after what was sent. */
export function leftOfDay({ transfer, currency }: TransferDeps, sent: SentToday) {
  const leftMinor = larger(transfer.dailyMaximum - sent.sumMinor, 0n);
  const timesLeft = Math.max(transfer.timesPerDay - sent.times, 0);
  return { leftMinor, leftToday: formatAmount(leftMinor, currency.digits), timesLeft };
}

/** The cash of an agent, and what must be staked before it can be sent. */
async function cashOf(deps: TransferDeps, memberId: bigint) {
  const { db, currency, runningBonuses } = deps;
  const account = await findMemberAccount(db, memberId);
  if (account?.currency !== currency.code) return { cash: 0n, missing: null, mayWager: true };
  const { accountId, balanceMinor, bonusMinor, mayWager } = account;
  const { owedMinor } = await findPlayOwed(db, accountId);
  const missing = boundCash(owedMinor, await runningBonuses(db, memberId));
  return { cash: balanceMinor - bonusMinor, missing, mayWager };
}

/** The rules of transfers, and what an agent may still send today. */
export async function transferRulesOf(deps: TransferDeps, agentId: bigint): Promise<Rules> {
  const { db, transfer, currency } = deps;
  const { isOpen, toUpline, timesPerDay, timesToOne, playThrough } = transfer;
  const decimal = (minor: bigint) => formatAmount(minor, currency.digits);
  const { leftMinor, leftToday, timesLeft } = leftOfDay(deps, await sentToday(deps, db, agentId));
  const { cash, missing, mayWager } = await cashOf(deps, agentId);
  const isFree = isOpen && missing === null && mayWager && timesLeft > 0;
  return {
    enabled: isOpen,
    toUpline,
    minimum: decimal(transfer.minimum),
    maximum: decimal(transfer.maximum),
    perDay: decimal(transfer.dailyMaximum),
    timesPerDay,
    timesToOne,
    leftToday,
    timesLeft,
    cash: decimal(cash),
    sendable: decimal(isFree ? smaller(cash, smaller(transfer.maximum, leftMinor)) : 0n),
    missing: missing === null ? null : decimal(missing),
    playThrough,
  };
}
