import type { DatabaseTransaction } from '#db/database.ts';
import { lockMoneyAccounts } from '#modules/wallet/account.store.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import { smaller } from '@pavilion/domain/wallet/money';
import { lockSides, type Party } from '../party.store.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import { tellSide } from './settlement-letters.ts';
import {
  changeSettlement,
  findSettlement,
  listPayable,
  lockSettlement,
  owesOlder,
  type SettlementRow,
} from './settlement.store.ts';

/** Postings of settlements, and the house accounts on their other side. */
export const settlementSource = 'settlement';
/** Between two agents; its sum is always 0. */
export const contractHouse = 'contracts';
/** What the house pays. */
export const contractCostHouse = 'contractCost';

const kindOf = { dailySalary: 'salary', hourlySalary: 'salary', dividend: 'dividend' } as const;

/** The house accounts; they are opened before a transaction, which has no other connection. */
export type Houses = { contractsId: bigint; costId: bigint };

/** How a settlement is paid: what the agent pays, and what the house pays in its place. */
type Parts = { byPayerMinor: bigint; byHouseMinor: bigint };

export async function housesOf({ wallet, currency }: SettlementDeps): Promise<Houses> {
  return {
    contractsId: await wallet.houseAccount(contractHouse, currency.code),
    costId: await wallet.houseAccount(contractCostHouse, currency.code),
  };
}

/** Whether somebody has left for good: what is owed is paid at once then, by whoever can. */
const isGone = ({ status, exclusion }: Party) =>
  status !== 'active' || exclusion === 'selfExclusion' || exclusion === 'closing';

function operationsOf(
  { id, kind }: SettlementRow,
  { byPayerMinor, byHouseMinor }: Parts,
  accounts: { payeeId: bigint; payerId: bigint | null },
  { contractsId, costId }: Houses,
): WalletOperation[] {
  const both = { kind: kindOf[kind], source: settlementSource };
  const { payeeId: accountId, payerId } = accounts;
  const operations: WalletOperation[] = [];
  if (payerId !== null && byPayerMinor > 0n) {
    operations.push(
      {
        ...both,
        accountId: payerId,
        contraId: contractsId,
        amountMinor: -byPayerMinor,
        externalId: `${id}:payer`,
      },
      {
        ...both,
        accountId,
        contraId: contractsId,
        amountMinor: byPayerMinor,
        externalId: `${id}:payee`,
      },
    );
  }
  if (byHouseMinor > 0n) {
    const externalId = byPayerMinor > 0n ? `${id}:house` : `${id}:payee`;
    const amountMinor = byHouseMinor;
    operations.push({ ...both, accountId, contraId: costId, amountMinor, externalId });
  }
  return operations;
}

type Paying = {
  row: SettlementRow;
  parts: Parts;
  accounts: { payeeId: bigint; payerId: bigint | null };
  claim: bigint;
  houses: Houses;
  /** Of an operator who has the house pay. */
  by?: { operator: string; reason: string };
};

/** Moves the money and notes it; false where the payee's balance is full. */
async function post(
  deps: SettlementDeps,
  transaction: DatabaseTransaction,
  { row, parts, accounts, claim, by, houses }: Paying,
): Promise<boolean> {
  const { wallet, clock, signals } = deps;
  const operations = operationsOf(row, parts, accounts, houses);
  const results = await wallet.applyIn(transaction, operations);
  const outcomes = results.map(({ outcome }) => outcome);
  if (outcomes.includes('balanceTooHigh')) return false;
  if (outcomes.some((outcome) => outcome !== 'applied')) {
    throw new Error(`a settlement was answered ${outcomes.join(' and ')}`);
  }
  await changeSettlement(transaction, row.id, {
    state: 'paid',
    paid_at: clock(),
    claim,
    ...by,
  });
  const paid = await findSettlement(transaction, row.id);
  if (!paid) throw new Error('a settlement is gone');
  // What the house pays alone comes from the house.
  const from = parts.byPayerMinor > 0n ? paid : { ...paid, payerNickname: null };
  await tellSide(deps, transaction, from, 'received');
  if (parts.byPayerMinor > 0n) await tellSide(deps, transaction, paid, 'paid');
  const sides = [row.payee_id, ...(row.payer_id === null ? [] : [row.payer_id])];
  await signals.publishIn(
    transaction,
    ...sides.map((memberId) => ({ kind: 'income' as const, memberId })),
  );
  return true;
}

/** Notes that the payer has too little cash, and tells the payer once. */
async function owe(
  deps: SettlementDeps,
  transaction: DatabaseTransaction,
  row: SettlementRow,
): Promise<void> {
  if (row.state === 'owed') return;
  const owed_since = deps.clock();
  await changeSettlement(transaction, row.id, { state: 'owed', owed_since });
  const owed = await findSettlement(transaction, row.id);
  if (owed) await tellSide(deps, transaction, owed, 'owed');
}

/** What is paid by whom; null where it is owed. */
async function partsOf(
  transaction: DatabaseTransaction,
  row: SettlementRow,
  payer: Party | null,
  cashMinor: bigint,
): Promise<Parts | null> {
  const { amount } = row;
  if (payer === null) return { byPayerMinor: 0n, byHouseMinor: amount };
  const available = cashMinor > 0n ? cashMinor : 0n;
  if (isGone(payer)) {
    const byPayerMinor = smaller(available, amount);
    return { byPayerMinor, byHouseMinor: amount - byPayerMinor };
  }
  if (available < amount || (await owesOlder(transaction, row))) return null;
  return { byPayerMinor: amount, byHouseMinor: 0n };
}

/** Pays a settlement whose sides and row are locked, or notes why it is not paid. */
async function payLocked(
  deps: SettlementDeps,
  transaction: DatabaseTransaction,
  row: SettlementRow,
  { payee, payer, houses }: { payee: Party; payer: Party | null; houses: Houses },
): Promise<void> {
  const ids = payer === null ? [payee.id] : [payee.id, payer.id];
  const money = await lockMoneyAccounts(transaction, ids, deps.currency.code);
  const to = money.get(payee.id);
  if (!to || (payee.status !== 'active' && !row.despite_closed)) {
    await changeSettlement(transaction, row.id, { state: 'held' });
    return;
  }
  const from = payer === null ? undefined : money.get(payer.id);
  const parts = await partsOf(transaction, row, payer, from?.cashMinor ?? 0n);
  if (parts === null) {
    await owe(deps, transaction, row);
    return;
  }
  const accounts = { payeeId: to.accountId, payerId: from?.accountId ?? null };
  const claim = payer === null ? 0n : parts.byHouseMinor;
  await post(deps, transaction, { row, parts, accounts, claim, houses });
}

/** Pays one settlement, all of it or nothing; leaves it where another process is at it. */
async function payOne(deps: SettlementDeps, id: string, houses: Houses): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const known = await findSettlement(transaction, id);
    if (!known) return;
    const sides = await lockSides(transaction, known.payer_id, known.payee_id);
    const row = await lockSettlement(transaction, id, 'skip');
    if (row?.state !== 'approved' && row?.state !== 'owed') return;
    await payLocked(deps, transaction, row, { ...sides, houses });
  });
}

/**
 * Pays what is approved, and what is owed as soon as the payer has the cash: from the top of the
 * tree down, so that an agent has its own income before it pays on, and the oldest first.
 */
export async function paySettlements(deps: SettlementDeps, signal?: AbortSignal): Promise<void> {
  const { db, currency, logger } = deps;
  const payable = await listPayable(db, currency.code);
  if (payable.length === 0) return;
  const houses = await housesOf(deps);
  for (const { id } of payable) {
    if (signal?.aborted) return;
    try {
      await payOne(deps, id, houses);
    } catch (error) {
      logger.error({ err: error, settlement: id }, 'a settlement was not paid');
    }
  }
}

/** Has the house pay what an agent owes; the settlement is locked. */
export async function payByHouse(
  deps: SettlementDeps,
  transaction: DatabaseTransaction,
  row: SettlementRow,
  houses: Houses,
  by: { operator: string; reason: string },
): Promise<boolean> {
  const money = await lockMoneyAccounts(transaction, [row.payee_id], deps.currency.code);
  const to = money.get(row.payee_id);
  if (!to) return false;
  const parts = { byPayerMinor: 0n, byHouseMinor: row.amount };
  const accounts = { payeeId: to.accountId, payerId: null };
  return post(deps, transaction, { row, parts, accounts, claim: row.amount, houses, by });
}
