import { CompiledQuery } from 'kysely';
import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { isUndone } from '#db/sql-error.ts';
import type { Handlers } from '#http/handlers.ts';
import { walletBudget } from '#http/request/request-budgets.ts';
import { createGroupCommit } from '#kit/group-commit.ts';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { findMemberAccount, openHouseAccount } from './account.store.ts';
import { createBalanceSignals, type BalanceSignals } from './balance-signals.ts';
import { applyOperations } from './ledger/apply-operations.ts';
import { ledgerCheck } from './ledger/ledger-check.store.ts';
import { tellValidAmounts } from './ledger/told-valid.store.ts';
import type { WalletOperation, WalletResult } from './operation.ts';

export type WalletDependencies = {
  engine: SqlEngine;
  db: Database;
  currency: { code: string; symbol: string; digits: number };
  /** Play money of trial accounts (decision D17). */
  trialCurrency: { code: string; symbol: string };
  /** Receives whose balance has changed; a process without open pages leaves it out. */
  signals?: BalanceSignals;
};

type Balances = ReturnType<typeof createBalanceSignals>;

function createCommits(engine: SqlEngine, balances: Balances | null) {
  return createGroupCommit({
    name: 'commits',
    apply: async (groups: readonly (readonly WalletOperation[])[]) => {
      const results = await applyOperations((text, values) => engine.query(text, values), groups);
      balances?.note(groups, results);
      return results;
    },
    batchesInFlight: engine.kind === 'embedded' ? 1 : 2,
    maximumBatch: 256,
    capacity: walletBudget.waiting,
    batchMs: walletBudget.batchMs,
    stillMs: walletBudget.stillMs,
    isRetryable: isUndone,
  });
}

/** Every change of a balance goes through `apply`, `applyIn` or `applyGroupsIn`. */
export type Wallet = ReturnType<typeof createWallet>;

export function createWallet(deps: WalletDependencies) {
  const { engine, db, currency, trialCurrency } = deps;
  const balances = deps.signals ? createBalanceSignals(db, deps.signals) : null;
  const houseIds = new Map<string, Promise<bigint>>();

  const commits = createCommits(engine, balances);

  async function applyGroupsIn(
    transaction: DatabaseTransaction,
    groups: readonly (readonly WalletOperation[])[],
  ): Promise<WalletResult[][]> {
    const run = (text: string, values: readonly unknown[]) =>
      transaction.executeQuery(CompiledQuery.raw(text, [...values]));
    const results = await applyOperations(run, groups);
    await balances?.publishIn(transaction, groups.flat(), results.flat());
    return results;
  }

  async function applyIn(
    transaction: DatabaseTransaction,
    group: readonly WalletOperation[],
  ): Promise<WalletResult[]> {
    const [results = []] = await applyGroupsIn(transaction, [group]);
    return results;
  }

  function houseAccount(house: string, code: string): Promise<bigint> {
    const key = `${house} ${code}`;
    let id = houseIds.get(key);
    if (!id) {
      id = openHouseAccount(db, house, code);
      houseIds.set(key, id);
      id.catch(() => houseIds.delete(key));
    }
    return id;
  }

  const handlers: Handlers<PlayerEndpoints['wallet']> = {
    getWallet: async (_, { caller }) => {
      const account = await findMemberAccount(db, caller.memberId);
      const trial = account?.currency === trialCurrency.code;
      const { balanceMinor, bonusMinor } = account ?? { balanceMinor: 0n, bonusMinor: 0n };
      return {
        sumBalance: formatAmount(balanceMinor, currency.digits),
        cashBalance: formatAmount(balanceMinor - bonusMinor, currency.digits),
        bonusBalance: formatAmount(bonusMinor, currency.digits),
        currency: account?.currency ?? currency.code,
        currencySymbol: trial ? trialCurrency.symbol : currency.symbol,
        trial,
        playLocked: account?.mayWager === false,
      };
    },
  };

  return {
    handlers,
    /** Moves money and resolves after the commit. Throws `QueueFullError` when too many wait. */
    apply: commits.submit,
    slotReadings: () => [commits.reading()],
    /** How long all calls have waited together, in milliseconds: its growth shows the load. */
    waitedMs: commits.waitedMs,
    /** Does the same in the caller's transaction, for changes that must commit together. */
    applyIn,
    /** The same for many groups with one call; each group is all or none. */
    applyGroupsIn,
    houseAccount,
    /** Tells what of the stakes of rounds counts, in the transaction that finishes them after it. */
    tellValidAmounts,
    ledgerCheck: () => ledgerCheck(db),
  };
}
