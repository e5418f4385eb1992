import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import { countUse } from '#http/limits/count-use.ts';
import { findBelow } from '#modules/hierarchy/hierarchy.store.ts';
import { lockMoneyAccounts, type MoneyAccount } from '#modules/wallet/account.store.ts';
import { refuseBlocked } from '#modules/wallet/refuse-blocked.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { boundCash } from '@pavilion/domain/agent/bound-cash';
import { normaliseUsername } from '@pavilion/domain/password/password-rule';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { playThroughOf } from '@pavilion/domain/wallet/withdrawal-effect';
import { actOnce, answerBefore } from '../act-once.ts';
import { lockParty, type Party } from '../party.store.ts';
import { sumOwed } from '../settlement/settlement.store.ts';
import { notifyReceiver } from './notify-receiver.ts';
import type { TransferDeps } from './transfer-deps.ts';
import { leftOfDay, sentToday } from './transfer-rules.ts';
import { findNamedUpline, insertTransfer } from './transfer.store.ts';

type Call = PlayerEndpoints['agents']['transferDownline'];
type Input = ParsedInputOf<Call>;
type Sent = ResponseOf<Call>;

/** Postings of transfers, and the house account on their other side, whose sum is always 0. */
export const transferSource = 'downline';
export const transferHouse = 'downline';

type Order = {
  sender: Party;
  receiver: Party;
  amountMinor: bigint;
  remark: string;
  houseId: bigint;
};

const refuseReceiver = () => new ApiError('agent.transfer.recipient');

function amountOf({ transfer, currency }: TransferDeps, typed: string): bigint {
  const amountMinor = parseAmount(typed, currency.digits);
  if (amountMinor === null || amountMinor === 0n) throw new ApiError('wallet.amount.invalid');
  const { minimum, maximum } = transfer;
  if (amountMinor >= minimum && amountMinor <= maximum) return amountMinor;
  throw new ApiError('agent.transfer.range', {
    minimum: formatAmount(minimum, currency.digits),
    maximum: formatAmount(maximum, currency.digits),
  });
}

/**
 * Locks the agent and somebody below by user name; an unknown name, the own one and others all
 * answer the same.
 */
async function lockBoth(
  { transfer }: TransferDeps,
  transaction: DatabaseTransaction,
  agentId: bigint,
  username: string,
): Promise<Pick<Order, 'sender' | 'receiver'>> {
  const below = await findBelow(transaction, agentId, username);
  if (below !== null) {
    const sender = await lockParty(transaction, agentId);
    return { sender, receiver: await lockParty(transaction, below.memberId) };
  }
  const above = transfer.toUpline ? await findNamedUpline(transaction, agentId, username) : null;
  if (above === null) throw new ApiError('agent.downline.not.found');
  const receiver = await lockParty(transaction, above.memberId);
  return { sender: await lockParty(transaction, agentId), receiver };
}

/** Refuses what the day no longer allows; the sender is locked, so that each is counted. */
async function checkDay(deps: TransferDeps, transaction: DatabaseTransaction, order: Order) {
  const { sender, receiver, amountMinor } = order;
  const sent = await sentToday(deps, transaction, sender.id, receiver.id);
  const { leftMinor, leftToday: left, timesLeft } = leftOfDay(deps, sent);
  const refuse = (why: 'times' | 'person' | 'amount') =>
    new ApiError('agent.transfer.day', { left, timesLeft, why });
  if (timesLeft === 0) throw refuse('times');
  if (sent.timesToOne >= deps.transfer.timesToOne) throw refuse('person');
  if (amountMinor > leftMinor) throw refuse('amount');
  const after = { ...sent, sumMinor: sent.sumMinor + amountMinor, times: sent.times + 1 };
  return leftOfDay(deps, after);
}

/** Refuses cash that is bound, and all of an account that may not play. */
async function checkSender(
  { currency, runningBonuses }: TransferDeps,
  transaction: DatabaseTransaction,
  memberId: bigint,
  account: MoneyAccount,
): Promise<void> {
  refuseBlocked(account.wageringBlocked);
  if ((await sumOwed(transaction, memberId)) > 0n) throw new ApiError('agent.contract.owed');
  const bonuses = await runningBonuses(transaction, memberId);
  const missing = boundCash(account.owedMinor, bonuses);
  if (missing === null) return;
  throw new ApiError('agent.transfer.bound', { missing: formatAmount(missing, currency.digits) });
}

/** Refuses who may not receive, always alike: the sender does not learn why. */
async function checkReceiver(
  { ownLimits }: TransferDeps,
  transaction: DatabaseTransaction,
  { id, status, exclusion, unfinished }: Party,
  account: MoneyAccount,
  amountMinor: bigint,
): Promise<void> {
  const isClosed = status !== 'active' || exclusion !== null || unfinished;
  if (isClosed || account.wageringBlocked !== null) throw refuseReceiver();
  try {
    await ownLimits.checkDeposit(transaction, id, amountMinor);
  } catch (error) {
    throw error instanceof ApiError ? refuseReceiver() : error;
  }
}

/** Moves the money: both postings or none. */
async function post(
  { wallet, transfer }: TransferDeps,
  transaction: DatabaseTransaction,
  { amountMinor, houseId }: Order,
  { id, from, to }: { id: string; from: MoneyAccount; to: MoneyAccount },
): Promise<void> {
  const both = { contraId: houseId, source: transferSource };
  const results = await wallet.applyIn(transaction, [
    {
      ...both,
      accountId: from.accountId,
      kind: 'downlineOut',
      amountMinor: -amountMinor,
      externalId: `${id}:out`,
    },
    {
      ...both,
      accountId: to.accountId,
      kind: 'downlineIn',
      amountMinor,
      externalId: `${id}:in`,
      owesMinor: playThroughOf(amountMinor, transfer.playThrough),
    },
  ]);
  const outcomes = results.map(({ outcome }) => outcome);
  if (outcomes.includes('noFunds')) throw new ApiError('wallet.no.funds');
  if (outcomes.includes('balanceTooHigh')) throw refuseReceiver();
  if (outcomes.some((outcome) => outcome !== 'applied')) {
    throw new Error(`a transfer was answered ${outcomes.join(' and ')}`);
  }
}

async function send(
  deps: TransferDeps,
  transaction: DatabaseTransaction,
  order: Order,
): Promise<Sent> {
  const { clock, currency, ownLimits } = deps;
  const { sender, receiver, amountMinor, remark } = order;
  if (sender.exclusion !== null) throw new ApiError('member.excluded');
  await ownLimits.checkVerified(transaction, sender.id, 'withdraw');
  const { leftToday, timesLeft } = await checkDay(deps, transaction, order);
  const parties = [sender.id, receiver.id];
  const accounts = await lockMoneyAccounts(transaction, parties, currency.code);
  const from = accounts.get(sender.id);
  if (!from) throw new ApiError('wallet.no.funds');
  await checkSender(deps, transaction, sender.id, from);
  const to = accounts.get(receiver.id);
  if (!to) throw refuseReceiver();
  await checkReceiver(deps, transaction, receiver, to, amountMinor);
  const id = randomUUID();
  await post(deps, transaction, order, { id, from, to });
  await insertTransfer(transaction, {
    id,
    senderId: sender.id,
    receiverId: receiver.id,
    amountMinor,
    remark,
    at: clock(),
  });
  await notifyReceiver(deps, transaction, { id, sender, receiver, amountMinor, remark });
  const decimal = (minor: bigint) => formatAmount(minor, currency.digits);
  return {
    transferId: id,
    account: receiver.username,
    amount: decimal(amountMinor),
    balance: decimal(from.cashMinor - amountMinor),
    leftToday,
    timesLeft,
  };
}

/**
 * Sends cash from an agent to somebody below, once for a request key. The payment password is
 * checked before anything is said about the receiver.
 */
export async function transferDownline(
  deps: TransferDeps,
  agentId: bigint,
  input: Input,
): Promise<Sent> {
  const { db, clock, wallet, currency, transfer, paymentPassword } = deps;
  if (!transfer.isOpen) throw new ApiError('agent.transfer.closed');
  const amountMinor = amountOf(deps, input.amount);
  await countUse(deps, 'downline transfer', { account: agentId });
  await paymentPassword.check(agentId, input.paymentPassword);
  const { remark, requestKey } = input;
  const username = normaliseUsername(input.account);
  const asked = JSON.stringify([username, amountMinor.toString(), remark]);
  const act = { memberId: agentId, requestKey, call: 'transferDownline', input: asked };
  const houseId = await wallet.houseAccount(transferHouse, currency.code);
  return db.transaction().execute(async (transaction) => {
    const before = await answerBefore<Sent>(transaction, act);
    if (before !== null) return before;
    const both = await lockBoth(deps, transaction, agentId, username);
    return actOnce(transaction, { ...act, at: clock() }, () =>
      send(deps, transaction, { ...both, amountMinor, remark, houseId }),
    );
  });
}
