import type { SqlEngine } from '#db/sql-engine.ts';
import { applyOperations } from './ledger/apply-operations.ts';
import type { WalletOperation, WalletResult } from './operation.ts';

/** Applies groups of operations as if it were another time. */
export function applyAt(
  engine: Pick<SqlEngine, 'query'>,
  groups: readonly (readonly WalletOperation[])[],
  at: Date,
): Promise<WalletResult[][]> {
  return applyOperations((text, values) => engine.query(text, values), groups, at);
}
