import { outcomeOf, postingKinds, type WalletOperation, type WalletResult } from '../operation.ts';

/** Runs one statement, on the engine or on the connection of a transaction. */
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
  $8::text[], $9::uuid[], $10::text[], $11::int[], $12::boolean[], $13::text[], $14::bigint[],
  $15::bigint[])`;
const applyAtSql = applySql.replace('$15::bigint[]', '$15::bigint[], $16::timestamptz');

/** The array arguments of `wallet_apply` in order, each with the value of an operation. */
const columnValues: readonly ((operation: WalletOperation, group: number) => unknown)[] = [
  (_, group) => group,
  ({ accountId }) => accountId,
  ({ contraId }) => contraId,
  ({ kind }) => postingKinds[kind],
  ({ amountMinor }) => amountMinor,
  ({ source }) => source,
  ({ externalId }) => externalId,
  ({ reverses }) => reverses ?? null,
  ({ permitId }) => permitId ?? null,
  ({ roundId }) => roundId ?? null,
  ({ gameNode }) => gameNode ?? null,
  ({ finishesRound }) => finishesRound ?? false,
  ({ category }) => category ?? null,
  ({ bonusId }) => bonusId ?? null,
  ({ owesMinor }) => owesMinor ?? 0n,
];

function columns(groups: readonly (readonly WalletOperation[])[]): unknown[][] {
  const filled = columnValues.map((): unknown[] => []);
  for (const [group, operations] of groups.entries()) {
    for (const operation of operations) {
      for (const [index, valueOf] of columnValues.entries()) {
        filled[index]?.push(valueOf(operation, group));
      }
    }
  }
  return filled;
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
 * Applies groups of operations in order with one database call, each group all or none. Returns
 * results in the shape of the groups. They happen now, or `at` another time.
 */
export async function applyOperations(
  run: RunSql,
  groups: readonly (readonly WalletOperation[])[],
  at?: Date,
): Promise<WalletResult[][]> {
  const values = columns(groups);
  const { rows } = at ? await run(applyAtSql, [...values, at]) : await run(applySql, values);
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
