import { CompiledQuery } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import { applyOperations } from './ledger/apply-operations.ts';
import type { WalletOperation } from './operation.ts';

export type PastOperations = { at: Date; operations: readonly WalletOperation[] };

/**
 * Moves money at instants of the past, for accounts to try: never in production. Accounts have no
 * postings after the first instant yet, and the instants are in their order. Throws where an
 * operation is refused, or was applied before.
 */
export async function applyPast(
  transaction: DatabaseTransaction,
  past: readonly PastOperations[],
): Promise<void> {
  const run = (text: string, values: readonly unknown[]) =>
    transaction.executeQuery(CompiledQuery.raw(text, [...values]));
  for (const { at, operations } of past) {
    const [results = []] = await applyOperations(run, [operations], at);
    const refused = results.find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`the past cannot be written: ${refused.outcome}`);
  }
}
