import { outcomeOf, postingKinds, type WalletOperation, type WalletResult } from './operation.ts';

/** Runs one statement: the engine itself, or the connection of a transaction. */
export type RunSql = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<{ rows: readonly unknown[] }>;

type ResultRow = {
  item: number;
  outcome: number;
  posting_id: bigint | null;
  balance: bigint | null;
  shortfall: bigint;
};

const applySql = `select item, outcome, posting_id, balance, shortfall from wallet_apply(
  $1::int[], $2::bigint[], $3::bigint[], $4::smallint[], $5::bigint[], $6::text[], $7::text[],
  $8::text[], $9::uuid[], $10::text[], $11::int[], $12::boolean[])`;

function columns(groups: readonly (readonly WalletOperation[])[]): unknown[][] {
  const all = Array.from({ length: 12 }, (): unknown[] => []);
  const [group, account, contra, kind, amount, source, external] = all as unknown[][];
  const [reverses, permit, round, node, finishes] = all.slice(7);
  for (const [index, operations] of groups.entries()) {
    for (const operation of operations) {
      group?.push(index);
      account?.push(operation.accountId);
      contra?.push(operation.contraId);
      kind?.push(postingKinds[operation.kind]);
      amount?.push(operation.amountMinor);
      source?.push(operation.source);
      external?.push(operation.externalId);
      reverses?.push(operation.reverses ?? null);
      permit?.push(operation.permitId ?? null);
      round?.push(operation.roundId ?? null);
      node?.push(operation.gameNode ?? null);
      finishes?.push(operation.finishesRound ?? false);
    }
  }
  return all;
}

function resultOf(row: ResultRow): WalletResult {
  return {
    outcome: outcomeOf(row.outcome),
    postingId: row.posting_id,
    balanceMinor: row.balance,
    shortfallMinor: row.shortfall,
  };
}

/**
 * Applies groups of operations in order with one call of the database; each group is all or none.
 * Results come in the shape of the groups.
 */
export async function applyOperations(
  run: RunSql,
  groups: readonly (readonly WalletOperation[])[],
): Promise<WalletResult[][]> {
  const { rows } = await run(applySql, columns(groups));
  const byItem = new Map<number, WalletResult>();
  for (const row of rows as readonly ResultRow[]) byItem.set(row.item, resultOf(row));
  let item = 0;
  return groups.map((operations) =>
    operations.map(() => {
      item += 1;
      const result = byItem.get(item);
      if (!result) throw new Error(`the database gave no result for item ${item}`);
      return result;
    }),
  );
}
