import { CompiledQuery } from 'kysely';
import type { SqlEngine } from '#db/sql-engine.ts';
import type { Clock } from '#kit/clock.ts';
import { applyOperations } from './ledger/apply-operations.ts';
import type { WalletOperation, WalletResult } from './operation.ts';
import type { Wallet } from './wallet.ts';

/** Applies groups of operations as if it were another time. */
export function applyAt(
  engine: Pick<SqlEngine, 'query'>,
  groups: readonly (readonly WalletOperation[])[],
  at: Date,
): Promise<WalletResult[][]> {
  return applyOperations((text, values) => engine.query(text, values), groups, at);
}

/** A wallet that moves money in the transactions of others, at the time of a clock. */
export function walletBy(clock: Clock): Pick<Wallet, 'applyIn'> {
  return {
    applyIn: async (transaction, group) => {
      const run = (text: string, values: readonly unknown[]) =>
        transaction.executeQuery(CompiledQuery.raw(text, [...values]));
      const [results = []] = await applyOperations(run, [group], clock());
      return results;
    },
  };
}
