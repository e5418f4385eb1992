/**
 * The columns of a team's result, by their names on the wire. Amounts are minor units with the
 * member's sign: `withdraw`, `betAmount` and `transferOut` are what left, the others what came.
 */
export const resultColumns = [
  'deposit',
  'withdraw',
  'betAmount',
  'validBetAmount',
  'winAmount',
  'promotion',
  'rebate',
  'agentCommission',
  'dailyIncome',
  'profitSharing',
  'transferIn',
  'transferOut',
  'adjustment',
] as const;

export type ResultColumn = (typeof resultColumns)[number];
export type ResultColumns = Readonly<Record<ResultColumn, bigint>>;

/** What play, bonuses and income brought; below zero it went to the house. */
export function profitAndLoss(columns: ResultColumns): bigint {
  return (
    columns.winAmount -
    columns.betAmount +
    columns.promotion +
    columns.rebate +
    columns.agentCommission +
    columns.dailyIncome +
    columns.profitSharing
  );
}

/** By how much the balance and the money at providers changed together. */
export function changeOf(columns: ResultColumns): bigint {
  const { deposit, withdraw, transferIn, transferOut, adjustment } = columns;
  return deposit - withdraw + profitAndLoss(columns) + transferIn - transferOut + adjustment;
}

/** Adds rows column by column: a team is its agent's own row and the teams of the children. */
export function sumColumns(rows: readonly ResultColumns[]): ResultColumns {
  const sums = resultColumns.map((column): [ResultColumn, bigint] => [
    column,
    rows.reduce((sum, row) => sum + row[column], 0n),
  ]);
  return Object.fromEntries(sums) as ResultColumns;
}
